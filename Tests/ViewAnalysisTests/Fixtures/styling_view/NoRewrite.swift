import SwiftUI

/// It is named as a type.
struct Card<Content: View>: View {  // expect: styling_view
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

struct Holder {
  let card: Card<Text>
}

/// A comment would be lost.
struct Note<Content: View>: View {  // expect: styling_view
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

/// A function makes its content.
struct Tile<Content: View>: View {  // expect: styling_view
  let content: () -> Content

  var body: some View { content().padding() }
}

/// One stands in another.
struct Box<Content: View>: View {  // expect: styling_view
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

struct Screen: View {
  var body: some View {
    Note {
      // The first note.
      Text("a")
    }
    Tile(content: title)
    Box { Box { Text("b") } }
  }

  private func title() -> Text { Text("a") }
}

// Which of the two is meant depends on the platform.
#if os(tvOS)
  struct Frame<Content: View>: View {  // expect: styling_view
    @ViewBuilder let content: Content

    var body: some View { content.padding() }
  }
#else
  typealias Frame = Group
#endif

struct Framed: View {
  var body: some View { Frame { Text("a") } }
}
