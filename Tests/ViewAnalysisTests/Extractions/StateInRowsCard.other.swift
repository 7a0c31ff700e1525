import SwiftUI

/// Rows go when they are scrolled away.
struct RowsCard<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    List {
      content()
    }
  }
}
