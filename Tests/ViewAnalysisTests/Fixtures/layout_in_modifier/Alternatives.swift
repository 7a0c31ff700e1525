import SwiftUI

struct Titled: ViewModifier {  // expect: layout_in_modifier "beside one other view in a `VStack`"
  let edge: Edge

  func body(content: Content) -> some View {
    VStack {
      if edge == .top { Text("Title") }
      content
      if edge == .bottom { Text("Title") }
    }
  }
}

struct Framed: ViewModifier {  // expect: layout_in_modifier "beside 2 other views"
  let hasFrame: Bool

  func body(content: Content) -> some View {
    VStack {
      if hasFrame { Text("Top") }
      content
      if hasFrame { Text("Bottom") }
      if !hasFrame { Text("No frame") }
    }
  }
}

/// The content is never beside the other view.
struct Placeholder: ViewModifier {
  let isEmpty: Bool

  func body(content: Content) -> some View {
    VStack {
      if isEmpty { Text("Nothing here") }
      if !isEmpty { content }
    }
  }
}

struct Alternatives: View {
  let isEmpty: Bool

  var body: some View {
    Text("A").modifier(Titled(edge: .top))
    Text("B").modifier(Framed(hasFrame: isEmpty))
    Text("C").modifier(Placeholder(isEmpty: isEmpty))
  }
}
