import SwiftUI

struct Gifts: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("Gifts")
      Text("All of them")
      GiftsNameList(names: names, onLoadGifts: loadGifts, onLoadOthers: loadOthers)
    }
    .task {
      await loadGifts()
      await loadOthers()
    }
  }

  private func loadGifts() async {
    names = ["Book"]
  }

  private func loadOthers() async {
    names.append("Pen")
  }
}

private struct GiftsNameList: View {
  let names: [String]
  let onLoadGifts: @MainActor () async -> Void
  let onLoadOthers: @MainActor () async -> Void

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
    }
    .refreshable {
      await onLoadGifts()
      await onLoadOthers()
    }
  }
}
