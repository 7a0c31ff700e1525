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
          «»HStack {
            Text(pen.color)
            Text("\(pen.id)")
            if pen.width > 2 {
              Text("Wide")
            }
          }
          Text("Pen")
        }
      }
      Button("Open") { isOpen = true }
    }
  }
}
