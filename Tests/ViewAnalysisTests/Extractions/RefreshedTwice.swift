import SwiftUI

struct Gifts: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("Gifts")
      Text("All of them")
      «»List(names, id: \.self) { name in
        Text(name)
      }
      .refreshable {
        await loadGifts()
        await loadOthers()
      }
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
