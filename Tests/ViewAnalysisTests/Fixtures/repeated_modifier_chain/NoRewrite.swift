import SwiftUI

let columnWidth: CGFloat = 80

// One of the places is a `Text`.
struct Sums: View {
  var body: some View {
    VStack {
      Text("a").bold().italic().underline() + Text("b")  // expect: repeated_modifier_chain "applied together in 3 places"
      Text("c").bold().italic().underline()  // expect: repeated_modifier_chain
      Text("d").bold().italic().underline()  // expect: repeated_modifier_chain
    }
  }
}

// Comments in two of them.
struct Comments: View {
  var body: some View {
    VStack {
      Text("a").frame(width: columnWidth)  // expect: repeated_modifier_chain
        // first
        .bold().opacity(0.3)
      Text("b").frame(width: columnWidth)  // expect: repeated_modifier_chain
        // second
        .bold().opacity(0.3)
      Text("c").frame(width: columnWidth).bold().opacity(0.3)  // expect: repeated_modifier_chain
    }
  }
}

// Only under a condition.
struct Conditional: View {
  var body: some View {
    VStack {
      #if DEBUG
        Text("a").padding(5).bold().opacity(0.2)  // expect: repeated_modifier_chain
        Text("b").padding(5).bold().opacity(0.2)  // expect: repeated_modifier_chain
        Text("c").padding(5).bold().opacity(0.2)  // expect: repeated_modifier_chain
      #endif
    }
  }
}

// An image's own.
struct Images: View {
  var body: some View {
    VStack {
      Image("a").resizable().scaledToFit().frame(width: 24)  // expect: repeated_modifier_chain "Not every view has `resizable`"
      Image("b").resizable().scaledToFit().frame(width: 24)  // expect: repeated_modifier_chain
      Image("c").resizable().scaledToFit().frame(width: 24)  // expect: repeated_modifier_chain
    }
  }
}

// A method of the view itself.
struct Banner: View {
  var size = 1.0

  var body: some View { Text("a") }

  func opacity(_ value: Double) -> Banner { Banner(size: value) }
}

struct Banners: View {
  var body: some View {
    VStack {
      Banner().opacity(0.1).bold().padding(9)  // expect: repeated_modifier_chain
      Banner().opacity(0.1).bold().padding(9)  // expect: repeated_modifier_chain
      Text("a").opacity(0.1).bold().padding(9)  // expect: repeated_modifier_chain
    }
  }
}

// How they come and go.
struct Passing: View {
  let isShown: Bool

  var body: some View {
    if isShown {
      Text("a").padding(7).bold().transition(.opacity)  // expect: repeated_modifier_chain
      Text("b").padding(7).bold().transition(.opacity)  // expect: repeated_modifier_chain
      Text("c").padding(7).bold().transition(.opacity)  // expect: repeated_modifier_chain
    }
  }
}
