import SwiftUI

struct TripsView: View {
  let names: [String]
  @State private var isAddingTrip = false
  @State private var order = 0
  @State private var isEditing = false

  var body: some View {
    VStack {
      «»List {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
        Button("Add") { isAddingTrip = true }
        Menu("More") {
          Button("Trip") { isAddingTrip = true }
          Button("First") { order = 1 }
          Button("Last") { order = 2 }
        }
        Button("Done") {
          isEditing = false
          print("done")
        }
      }
      Text(isAddingTrip ? "New" : "\(order)")
      Toggle("Edit", isOn: $isEditing)
    }
  }
}
