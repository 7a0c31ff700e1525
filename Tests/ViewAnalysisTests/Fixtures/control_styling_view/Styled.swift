// profile: strict
import SwiftUI

/// Its users choose a style, and a button has one.
struct RoundButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .clipShape(Circle())
  }
}

struct Screen: View {
  var body: some View {
    RoundButton(title: "a", action: {})
      .buttonStyle(.bordered)
  }
}

/// The plain style alone is no appearance.
struct PlainAction: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .buttonStyle(.plain)
  }
}
