import SwiftUI

// Views have these from iOS 16 on, and only code for it uses anything newer.
struct Titles: View {
  var body: some View {
    VStack {
      Text("a").font(.title).italic().tracking(2)  // expect: repeated_modifier_chain
      Text("b").font(.title).italic().tracking(2)  // expect: repeated_modifier_chain
      Text("c").font(.title).italic().tracking(2)  // expect: repeated_modifier_chain
    }
    .modifier(Scrolling())
  }
}

// What comes after the run would be applied to a view that may be any.
struct Subtitles: View {
  var body: some View {
    VStack {
      Text("a").font(.body).foregroundColor(.red).accessibilityLabel("d").kerning(1)  // expect: repeated_modifier_chain
      Text("b").font(.body).foregroundColor(.red).accessibilityLabel("d")  // expect: repeated_modifier_chain
      Text("c").font(.body).foregroundColor(.red).accessibilityLabel("d")  // expect: repeated_modifier_chain
    }
  }
}

struct Scrolling: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}
