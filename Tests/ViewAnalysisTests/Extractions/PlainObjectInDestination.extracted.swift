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
      HarborDetails(model: model)
      Button("Measure") { model.measure() }
    }
  }
}

private struct HarborDetails: View {
  @ObservedObject var model: HarborModel

  var body: some View {
    HStack {
      Image(systemName: "info")
      NavigationLink("Details") {
        Text(model.name)
        Text("\(model.depth)")
      }
    }
  }
}
