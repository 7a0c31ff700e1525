import SwiftUI

final class Harbour: ObservableObject {
  @Published var boats: [String] = []
  @Published var tide = 0
  func orderAnotherInspection() {}
}

/// A call that its closure makes too wide is divided.
struct HarbourView: View {
  @ObservedObject var harbour: Harbour

  var body: some View {
    VStack {
      Text("\(harbour.tide)")
      VStack {
        VStack {
          HarbourMooringView(
            boats: harbour.boats,
            descriptionOfPlace: "Behind the second lighthouse",
            onInspect: { harbour.orderAnotherInspection() }
          )
        }
      }
    }
  }
}

private struct HarbourMooringView: View {
  let boats: [String]
  let descriptionOfPlace: String
  let onInspect: () -> Void

  var body: some View {
    VStack {
      Text(descriptionOfPlace)
      ForEach(boats, id: \.self) { boat in
        Text(boat)
      }
      Button(action: onInspect) {
        Text("Inspect")
      }
    }
  }
}
