import SwiftUI

struct MailView: View {
  let count: Int
  let sender: String

  var body: some View {
    VStack {
      MailHeader(title: "Mail", sender: sender) { badge }
      badge
    }
  }

  private var badge: some View {
    Text("\(count)").bold()
  }
}

private struct MailHeader<Badge: View>: View {
  let title: String
  let sender: String
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
