// profile: strict
import SwiftUI

/// The helper's views are items of a menu.
struct SortMenu: View {
  @State private var isReversed = false

  var body: some View {
    Menu("Sort") {
      item
    }
  }

  private var item: some View {
    Button {
      isReversed.toggle()
    } label: {
      HStack {
        if isReversed { Image(systemName: "checkmark") }
        Spacer()
        Text("Reversed")
      }
    }
  }
}
