import SwiftUI

enum Field: Hashable { case name, mail }

/// Each of these can be left out of the view without its callers noticing.
struct Profile: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct ProfileScreen: View {
  var body: some View {
    Profile(title: "Ann")
  }
}

struct Dimmed: ViewModifier {
  func body(content: Content) -> some View {
    content.opacity(0.5)
  }
}
