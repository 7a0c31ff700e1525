import SwiftUI

struct Screen: View {
  let count: Int

  var body: some View {
    VStack {
      Inbox.Badge(count: 3)
      Badge(count: count)
    }
  }
}
