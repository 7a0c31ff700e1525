// profile: all
import SwiftUI

extension View {
  @ViewBuilder
  func marked(_ isMarked: Bool, transform: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if isMarked { transform(self) } else { self }
  }
}

// The compiler takes this one for a `Text`, which stays one.
extension Text {
  func marked(_ isMarked: Bool, transform: (Self) -> Text) -> Text {
    isMarked ? transform(self) : self
  }
}

struct Title: View {
  @State private var isMarked = false

  var body: some View {
    VStack {
      Text("Plain").marked(isMarked) { $0.underline() }
      Text("Larger").font(.title).marked(isMarked) { $0.underline() }
      Text("Padded").padding().marked(isMarked) { $0.opacity(0.5) }  // expect: conditional_modifier
      Toggle("Marked", isOn: $isMarked).marked(isMarked) { $0.opacity(0.5) }  // expect: conditional_modifier
    }
  }
}

// One that takes something else, and one for images.
extension View {
  @ViewBuilder
  func tagged(_ isTagged: Bool, transform: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if isTagged { transform(self) } else { self }
  }
}

extension Text {
  func tagged(_ color: Color) -> Text { foregroundColor(color) }
}

extension Image {
  func tagged(_ isTagged: Bool, transform: (Self) -> Image) -> Image {
    isTagged ? transform(self) : self
  }
}

struct Tagged: View {
  @State private var isTagged = false

  var body: some View {
    VStack {
      Text("Plain").tagged(isTagged) { $0.opacity(0.5) }  // expect: conditional_modifier
      Image("a").resizable().tagged(isTagged) { $0.renderingMode(.template) }
      Toggle("Tagged", isOn: $isTagged)
    }
  }
}
