// not type-checked: a view without a body does not compile
import SwiftUI

struct Empty: View {
  var body: some View {
    EmptyView()
  }
}

struct Board: View {
  let platform: Int

  var body: some View {
    EmptyView()
  }
}

public struct Shared: SwiftUI.View, Equatable {
  let title: String

  public var body: some View {
    EmptyView()
  }

  var content: some View {
    Text(title)
  }
}

struct Parts: View {
  var body: some View {
    EmptyView()
  }

  // The upper part.
  var top: some View { Text("Top") }
}

struct Frame: ViewModifier {
  // Nothing yet.

  func body(content: Content) -> some View {
    content
  }
}

enum Choice: View {
  case one
  static var body: Text { Text("A") }

  var body: some View {
    EmptyView()
  }
}

struct Late {
  let title: String
}

extension Late: View {  // expect: missing_body
}

protocol Themed: View {
  var title: String { get }
}

struct Card: View, Themed {
  let title: String

  var body: some View {
    EmptyView()
  }
}

struct Line: View {
  let title: String

  var body: some View {
    EmptyView()
  }
}
