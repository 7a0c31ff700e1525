// profile: strict
import SwiftUI

/// Nothing but spacing stands beside the content.
struct LeadingModifier: ViewModifier {
  let isWide: Bool

  func body(content: Content) -> some View {
    HStack {
      content
      Spacer()
      if isWide { Spacer() }
    }
  }
}

struct Row: View {
  var body: some View { Text("a").modifier(LeadingModifier(isWide: true)) }
}
