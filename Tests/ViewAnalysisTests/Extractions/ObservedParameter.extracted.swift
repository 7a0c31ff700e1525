import SwiftUI

final class Pen: ObservableObject {
  @Published var color = ""
  @Published var width = 1.0

  func select() {}
}

struct PenBox: View {
  let first: Pen
  let second: Pen

  var body: some View {
    VStack {
      PenBoxRow(title: "First", pen: first)
      PenBoxRow(title: "Second", pen: second)
    }
  }
}

private struct PenBoxRow: View {
  let title: String
  @ObservedObject var pen: Pen

  var body: some View {
    HStack {
      Text(title)
      Text(pen.color)
      Button("Select") { pen.select() }
    }
  }
}
