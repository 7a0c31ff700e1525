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
