import SwiftUI

struct AccountView: View {
  let name: String

  // MARK: - Environment

  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  // MARK: - View

  var body: some View {
    VStack {
      Text(name)
      «»HStack {
        Button("Close") { dismiss() }
        Button("Help") {
          if let help = URL(string: "https://example.org/help") { openURL(help) }
        }
        Text(name)
      }
    }
  }
}
