// not: `badge`, which other code uses
import SwiftUI

struct MailView: View {
  let count: Int

  var body: some View {
    VStack {
      header
      badge
    }
  }

  private var «»header: some View {
    HStack {
      Text("Mail")
      badge
    }
  }

  private var badge: some View {
    Text("\(count)").bold()
  }
}
