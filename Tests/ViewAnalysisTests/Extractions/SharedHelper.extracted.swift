import SwiftUI

struct MailView: View {
  let count: Int
  let sender: String

  var body: some View {
    VStack {
      MailHeader(sender: sender, title: "Mail") { badge }
      badge
    }
  }

  private var badge: some View {
    Text("\(count)").bold()
  }
}

private struct MailHeader<Badge: View>: View {
  let sender: String
  let title: String
  @ViewBuilder let badge: Badge

  var body: some View {
    HStack {
      Image(systemName: "envelope")
      Text(title)
      Text(sender)
      badge
    }
  }
}
