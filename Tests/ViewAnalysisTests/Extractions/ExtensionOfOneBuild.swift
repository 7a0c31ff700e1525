import SwiftUI

struct LibraryView: View {
  let title: String
  let count: Int

  var body: some View {
    VStack {
      Text(title)
      #if DEBUG
      footer
      #endif
    }
  }
}

// MARK: - Footer

extension LibraryView {
  #if DEBUG
  private var «»footer: some View {
    HStack {
      Text(title)
      Text(text(count))
    }
  }

  private func text(_ count: Int) -> String { "\(count) books" }
  #endif
}
