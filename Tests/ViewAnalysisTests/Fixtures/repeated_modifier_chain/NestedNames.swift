import SwiftUI

enum Sizes {
  static let title: CGFloat = 20
}

/// Another type of the name is nested elsewhere, and means nothing here.
struct Upload {
  private enum Sizes {
    static let most = 3
  }

  var most: Int { Sizes.most }
}

struct Titles: View {
  var body: some View {
    VStack {
      Text("One").bold().font(.system(size: Sizes.title)).foregroundStyle(.red)  // expect: repeated_modifier_chain
      Text("Two").bold().font(.system(size: Sizes.title)).foregroundStyle(.red)  // expect: repeated_modifier_chain
      Text("Three").bold().font(.system(size: Sizes.title)).foregroundStyle(.red)  // expect: repeated_modifier_chain
    }
  }
}

/// Here it is meant.
struct Badges: View {
  private enum Sizes {
    static let title: CGFloat = 30
  }

  var body: some View {
    VStack {
      Text("One").bold().font(.system(size: Sizes.title)).foregroundStyle(.red)
    }
  }
}
