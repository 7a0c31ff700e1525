import SwiftUI

final class PlantModel: ObservableObject {
  @Published var height = 3
  @Published var leaves = 8
}

struct PlantCard: View {
  let model: PlantModel

  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Plant")
      «»VStack {
        Text(summary)
        Toggle("Details", isOn: $isOpen)
        Text(isOpen ? "Open" : "Closed")
      }
    }
  }

  private var summary: String { "\(model.height) cm, \(model.leaves) leaves" }
}
