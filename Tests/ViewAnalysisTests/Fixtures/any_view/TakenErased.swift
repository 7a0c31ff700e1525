import SwiftUI

/// What is erased here has to be erased by callers.
struct Shell<Content: View>: View {
  @ViewBuilder let menu: AnyView  // expect: any_view
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      menu
      content
    }
  }
}

struct Screen: View {
  var body: some View {
    Shell(
      menu: { AnyView(Text("Menu")) },
      content: { AnyView(Text("Content")) })  // expect: any_view
  }
}

struct Frame<Picture: View, Caption: View>: View {
  @ViewBuilder let picture: Picture
  @ViewBuilder let caption: Caption

  var body: some View {
    VStack {
      picture
      caption
    }
  }
}

/// The types that are spelt here take nothing else.
extension Frame where Picture == AnyView {
  static func portrait(_ name: String) -> Frame<AnyView, Text> {
    Frame<AnyView, Text>(picture: { AnyView(Image(name)) }, caption: { Text(name) })
  }

  static func round(_ name: String, caption: Caption) -> Self {
    Frame(picture: { AnyView(Circle()) }, caption: { caption })
  }
}

struct Gallery: View {
  var body: some View {
    Frame(
      picture: { AnyView(Image("sea")) },  // expect: any_view
      caption: { Text("Sea") })
  }

  func land() -> Frame<AnyView, Text> {
    Frame(picture: { AnyView(Image("land")) }, caption: { Text("Land") })
  }
}
