// profile: recommended
import SwiftUI

/// A style that is spelt out is the same one as its short name.
struct First: View {
  var body: some View {
    VStack {
      Text("One")
      Button("Open") {}
        .font(.title).foregroundStyle(.red).buttonStyle(PlainButtonStyle())  // expect: repeated_modifier_chain "3 places"
    }
  }
}

struct Second: View {
  var body: some View {
    HStack {
      Text("Two")
      Button("Save") {}
        .font(.title).foregroundStyle(.red).buttonStyle(.plain)  // expect: repeated_modifier_chain
    }
  }
}

struct Third: View {
  var body: some View {
    HStack {
      Button("Close") {}
        .font(.title).foregroundStyle(.red).buttonStyle(PlainButtonStyle())  // expect: repeated_modifier_chain
      Text("Three")
    }
  }
}
