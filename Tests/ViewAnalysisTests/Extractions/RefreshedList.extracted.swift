import SwiftUI

struct Gifts: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("Gifts")
      Text("All of them")
      GiftsNameList(names: names, onRefresh: loadGifts)
    }
    .task { await loadGifts() }
  }

  private func loadGifts() async {
    names = ["Book"]
  }
}

private struct GiftsNameList: View {
  let names: [String]
  let onRefresh: @MainActor () async -> Void

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
    }
    .refreshable {
      await onRefresh()
    }
  }
}
