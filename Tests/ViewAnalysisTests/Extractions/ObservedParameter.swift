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
      row("First", first)
      row("Second", second)
    }
  }

  private func «»row(_ title: String, _ pen: Pen) -> some View {
    HStack {
      Text(title)
      Text(pen.color)
      Button("Select") { pen.select() }
    }
  }
}
