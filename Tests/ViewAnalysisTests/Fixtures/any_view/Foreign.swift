// profile: strict
// not type-checked: the items are a package's
import Pins
import SwiftUI

/// Whether the closure of a package's function is a builder, or has to return an `AnyView`, only the package knows.
struct Board: View {
  let title: String

  var body: some View {
    VStack {
      note()
      label
    }
    .pinned { marker() }
  }

  var items: [ForeignItem] {
    [
      ForeignItem(view: { pin() }),
      ForeignItem { flag(title) },
      ForeignItem { label.padding() },
      ForeignItem { VStack { note() } },
    ]
  }

  private func pin() -> AnyView { AnyView(Text("Pin")) }
  private func flag(_ title: String) -> AnyView { AnyView(Text(title)) }
  private func marker() -> AnyView { AnyView(Divider()) }
  private func note() -> AnyView { AnyView(Text("Note")) }  // expect: any_view
  // Padded, it is no `AnyView`.
  private var label: AnyView { AnyView(Text("Label")) }  // expect: any_view
}
