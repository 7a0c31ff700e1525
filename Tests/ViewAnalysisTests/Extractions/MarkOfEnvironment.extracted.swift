import SwiftUI

struct AccountView: View {
  let name: String

  // MARK: - View

  var body: some View {
    VStack {
      Text(name)
      AccountRow(name: name)
    }
  }
}

private struct AccountRow: View {
  // MARK: - Environment

  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  let name: String

  var body: some View {
    HStack {
      Button("Close") { dismiss() }
      Button("Help") {
        if let help = URL(string: "https://example.org/help") { openURL(help) }
      }
      Text(name)
    }
  }
}
