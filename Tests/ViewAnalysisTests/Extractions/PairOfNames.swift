import SwiftUI

struct LetterBanner: View {
  let senderName: String
  let recipientName: String?

  var body: some View {
    HStack {
      Image(systemName: "envelope")
      «if let recipientName {
        Text("\(senderName) → \(recipientName)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }»
    }
  }
}
