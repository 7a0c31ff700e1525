import SwiftUI

struct Crate: Identifiable {
  let id: Int
  let isOpen: Bool
}

struct CratesView: View {
  let crates: [Crate]

  var body: some View {
    List(crates) { crate in
      «if crate.isOpen {
        HStack {
          Image(systemName: "shippingbox")
          Text("\(crate.id)")
        }
      } else {
        Text("\(crate.id)")
      }»
    }
  }
}
