import SwiftUI

final class Pen: ObservableObject, Identifiable {
  let id: Int
  @Published var color = ""
  @Published var width = 1.0

  init(id: Int) { self.id = id }
}

struct PenBox: View {
  let pens: [Pen]
  @State private var isOpen = false

  var body: some View {
    VStack {
      ForEach(pens) { pen in
        VStack {
          PenBoxHeader(color: pen.color, penId: pen.id, width: pen.width)
          Text("Pen")
        }
      }
      Button("Open") { isOpen = true }
    }
  }
}

private struct PenBoxHeader: View {
  let color: String
  let penId: Int
  let width: Double

  var body: some View {
    HStack {
      Text(color)
      Text("\(penId)")
      if width > 2 {
        Text("Wide")
      }
    }
  }
}
