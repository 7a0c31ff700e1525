import SwiftUI

struct LibraryView: View {
  let title: String
  let count: Int

  var body: some View {
    VStack {
      Text(title)
      #if DEBUG
      LibraryFooter(title: title, count: count)
      #endif
    }
  }
}

// MARK: - Footer

#if DEBUG
private struct LibraryFooter: View {
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Text(title)
      Text(text(count))
    }
  }

  private func text(_ count: Int) -> String { "\(count) books" }
}
#endif
