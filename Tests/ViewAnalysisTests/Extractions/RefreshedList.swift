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
      }
    }
    .task { await loadGifts() }
  }

  private func loadGifts() async {
    names = ["Book"]
  }
}
