// not: `==` of `Crate` compares `id` alone: the new view would miss other changes of `crate`.
import SwiftUI

struct Crate: Identifiable, Equatable {
  let id: Int
  var label: String

  static func == (left: Crate, right: Crate) -> Bool {
    left.id == right.id
  }
}

struct Warehouse: View {
  @State private var crates: [Crate] = []
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      ForEach(crates) { crate in
        row(crate)
      }
      Button("Name all") {
        for index in crates.indices { crates[index].label = "Full" }
      }
    }
  }

  private func «»row(_ crate: Crate) -> some View {
    HStack {
      Text("\(crate.id)")
      Text(crate.label)
    }
  }
}
