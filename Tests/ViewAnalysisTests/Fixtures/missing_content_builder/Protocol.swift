import SwiftUI

protocol Wrapping: View {
  associatedtype Inner: View
  init(content: @escaping () -> Inner)
}

extension Wrapping {
  init(@ViewBuilder _ content: @escaping () -> Inner) {
    self.init(content: content)
  }
}

/// Callers can list views in the protocol's own initializer.
struct Wrapper<Inner: View>: Wrapping {
  private let content: () -> Inner

  init(content: @escaping () -> Inner) {
    self.content = content
  }

  var body: some View {
    ForEach(0..<2, id: \.self) { _ in content() }
  }
}

/// The same without an initializer of its own.
struct Plain<Inner: View>: Wrapping {
  var content: () -> Inner

  var body: some View {
    VStack(content: content)
  }
}

struct Screen: View {
  var body: some View {
    Wrapper {
      Text("A")
      Text("B")
    }
  }
}
