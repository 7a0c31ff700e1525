import SwiftUI

/// The frame that all pages of the preferences have in common.
struct PreferencesForm<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Form {
      content
    }
    .formStyle(.grouped)
  }
}
