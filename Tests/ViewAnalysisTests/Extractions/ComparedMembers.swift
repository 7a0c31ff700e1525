import SwiftUI

struct Crate: Identifiable, Equatable {
  let id: Int
  var label: String
  var weight: Double

  static func == (left: Crate, right: Crate) -> Bool {
    left.id == right.id && left.label == right.label
  }
}

struct CrateIcon: View {
  let crate: Crate
  var body: some View { Text(crate.label) }
}

struct Warehouse: View {
  @State private var crates: [Crate] = []

  var body: some View {
    VStack {
      ForEach(crates) { crate in
        «HStack {
          CrateIcon(crate: crate)
          Text("\(crate.id)")
          Text(crate.label)
        }»
      }
    }
  }
}
