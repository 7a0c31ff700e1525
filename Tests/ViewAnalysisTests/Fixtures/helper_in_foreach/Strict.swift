// profile: strict
import SwiftUI

/// Small methods, and those for what a row shows elsewhere: the profile reports them, too.
struct Shelf: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        label(name)  // expect: helper_in_foreach
        titled(name)  // expect: helper_in_foreach
        NavigationLink(name, destination: titled(name))
        Circle().fill(tint(name))
        footer()
      }
    }
  }

  private func label(_ name: String) -> some View { Text(name) }
  private func titled(_ name: String) -> some View { HStack { Text(name) } }
  private func tint(_ name: String) -> Color { name.isEmpty ? .red : .blue }
  private func footer() -> some View { Text("End") }
}
