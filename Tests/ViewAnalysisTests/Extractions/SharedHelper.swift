import SwiftUI

struct MailView: View {
  let count: Int
  let sender: String

  var body: some View {
    VStack {
      header("Mail")
      badge
    }
  }

  private func «»header(_ title: String) -> some View {
    HStack {
      Image(systemName: "envelope")
      Text(title)
      Text(sender)
      badge
    }
  }

  private var badge: some View {
    Text("\(count)").bold()
  }
}
