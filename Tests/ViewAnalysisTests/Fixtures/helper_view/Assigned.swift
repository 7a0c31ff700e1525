// profile: all
import SwiftUI

/// Assigning a state doesn't read it, wherever the method is handed to.
struct Links: View {
  @State private var route: String?

  var body: some View {
    VStack {
      Text(route ?? "")
      links
    }
  }

  private var links: some View {  // expect: helper_view "doesn't read it"
    VStack {
      Text("A")
      Text("B")
      Text("C")
      Reader(open: open)
    }
  }

  private func open(_ address: String) -> Bool {
    route = address
    return true
  }
}

private struct Reader: View {
  let open: (String) -> Bool

  var body: some View { Text(open("a") ? "A" : "B") }
}
