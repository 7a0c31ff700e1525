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
          mooring(boats: harbour.boats, descriptionOfPlace: "Behind the second lighthouse")
        }
      }
    }
  }

  private func «»mooring(boats: [String], descriptionOfPlace: String) -> some View {
    VStack {
      Text(descriptionOfPlace)
      ForEach(boats, id: \.self) { boat in
        Text(boat)
      }
      Button(action: harbour.orderAnotherInspection) {
        Text("Inspect")
      }
    }
  }
}
