import SwiftUI

struct Crate: Identifiable, Equatable {
  let id: Int
  var label: String
  var weight: Double

  static func == (left: Crate, right: Crate) -> Bool {
    left.id == right.id && left.label == right.label
  }
}

struct Warehouse: View {
  @State private var crates: [Crate] = []

  var body: some View {
    VStack {
      ForEach(crates) { crate in
        «HStack {
          Text("\(crate.id)")
          Text(crate.label)
        }»
      }
    }
  }
}
