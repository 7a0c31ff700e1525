import SwiftUI

struct TripsView: View {
  let names: [String]
  @State private var isAddingTrip = false
  @State private var order = 0
  @State private var isEditing = false

  var body: some View {
    VStack {
      TripsList(order: $order, isEditing: $isEditing, names: names) { isAddingTrip = true }
      Text(isAddingTrip ? "New" : "\(order)")
      Toggle("Edit", isOn: $isEditing)
    }
  }
}

private struct TripsList: View {
  @Binding var order: Int
  @Binding var isEditing: Bool
  let names: [String]
  let onAdd: () -> Void

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      Button("Add") { onAdd() }
      Menu("More") {
        Button("Trip") { onAdd() }
        Button("First") { order = 1 }
        Button("Last") { order = 2 }
      }
      Button("Done") {
        isEditing = false
        print("done")
      }
    }
  }
}
