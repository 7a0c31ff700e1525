import SwiftUI

struct MailView: View {
  let count: Int
  let sender: String

  var body: some View {
    VStack {
      MailHeader(sender: sender, badge: { badge }, title: "Mail")
      badge
    }
  }

  private var badge: some View {
    Text("\(count)").bold()
  }
}

private struct MailHeader<Badge: View>: View {
  let sender: String
  @ViewBuilder let badge: Badge
  let title: String

  var body: some View {
    HStack {
      Image(systemName: "envelope")
      Text(title)
      Text(sender)
      badge
    }
  }
}
