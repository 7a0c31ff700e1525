import SwiftUI

/// Neither of two decorates the other.
struct Turns: View {
  let isLoading: Bool
  let hasFailed: Bool

  var body: some View {
    VStack {
      ZStack {
        Text("Loading").opacity(isLoading ? 1 : 0)
        Image(systemName: "xmark").opacity(hasFailed ? 1 : 0)
      }
      // A faint backdrop of a symbol that is as large.
      ZStack {
        Image(systemName: "square.fill").font(.system(size: 15)).opacity(0.2)
        Image(systemName: "checkmark.square").font(.system(size: 16))
      }
      ZStack {  // expect: zstack_decoration
        Image(systemName: "square.fill").font(.system(size: 30)).opacity(0.2)
        Image(systemName: "checkmark").font(.system(size: 16))
      }
    }
  }
}
