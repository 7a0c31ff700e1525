import SwiftUI

struct Cover {
  var title = ""
  @available(iOS 18, macOS 15, *) var tint: String { "" }
}

struct CoverView: View {
  let cover: Cover

  var body: some View {
    VStack {
      Text("Cover")
      CoverRow(cover: cover)
    }
  }
}

private struct CoverRow: View {
  let cover: Cover

  var body: some View {
    HStack {
      if #available(iOS 18, macOS 15, *) {
        Text(cover.tint)
      } else {
        Text("plain")
      }
      Image(systemName: "book")
    }
  }
}
