import SwiftUI

struct LetterBanner: View {
  let senderName: String
  let recipientName: String?

  var body: some View {
    HStack {
      Image(systemName: "envelope")
      LetterBannerSenderRecipientText(recipientName: recipientName, senderName: senderName)
    }
  }
}

private struct LetterBannerSenderRecipientText: View {
  let recipientName: String?
  let senderName: String

  var body: some View {
    if let recipientName {
      Text("\(senderName) → \(recipientName)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
