import SwiftUI

final class Pen: ObservableObject, Identifiable {
  @Published var color = ""

  func select() {}
}

struct PenBox: View {
  let pens: [Pen]

  var body: some View {
    ForEach(pens) { pen in
      VStack {
        Text(pen.color)
        PenBoxFooter { pen.select() }
      }
    }
  }
}

private struct PenBoxFooter: View {
  let onSelect: () -> Void

  var body: some View {
    HStack {
      Text("Pen")
      Button("Select") { onSelect() }
    }
  }
}
