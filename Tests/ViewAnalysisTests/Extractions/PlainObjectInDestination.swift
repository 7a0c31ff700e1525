import SwiftUI

final class HarborModel: ObservableObject {
  @Published var name = ""
  @Published var depth = 0
  func measure() {}
}

struct HarborView: View {
  let model: HarborModel

  var body: some View {
    VStack {
      Text("Harbor")
      details
      Button("Measure") { model.measure() }
    }
  }

  private var «»details: some View {
    HStack {
      Image(systemName: "info")
      NavigationLink("Details") {
        Text(model.name)
        Text("\(model.depth)")
      }
    }
  }
}
