// profile: strict
import SwiftUI

/// A text that is put together is no view of its own.
struct Names: View {
  let names: [String]
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Open" : "Closed")
      list
    }
  }

  private var list: Text {
    var result = Text("")
    for (index, name) in names.enumerated() {
      if index > 0 { result = result + Text(", ") }
      if name.isEmpty {
        result = result + Text("Nobody") + Text("!")
      } else {
        result = result + Text(name) + Text(".")
      }
    }
    return result
  }
}
