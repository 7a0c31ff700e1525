// profile: recommended
import SwiftUI

/// The look goes on after the run, so a name for it alone would be one for half of a style.
struct Chips: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("New").font(.caption).foregroundStyle(.white).padding(.horizontal, 6).background(tint)
      Text("Sale").font(.caption).foregroundStyle(.white).padding(.horizontal, 6).background(tint.opacity(0.5))
      Text("Sold").font(.caption).foregroundStyle(.white).padding(.horizontal, 6).background(tint, in: Capsule())
    }
  }
}

/// A run with a ground of its own is whole, whatever follows.
struct Badges: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("1").bold().background(.yellow).foregroundStyle(.red).overlay(tint)  // expect: repeated_modifier_chain
      Text("2").bold().background(.yellow).foregroundStyle(.red).overlay(tint.opacity(0.2))  // expect: repeated_modifier_chain
      Text("3").bold().background(.yellow).foregroundStyle(.red).overlay(tint.opacity(0.4))  // expect: repeated_modifier_chain
    }
  }
}

/// In three places, of which one goes on, the run is chance.
struct Notes: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("1").italic().foregroundStyle(.green).padding(3).background(tint)
      Text("2").italic().foregroundStyle(.green).padding(3)
      Text("3").italic().foregroundStyle(.green).padding(3)
    }
  }
}

/// The second padding belongs to the ground.
struct Labels: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("1").bold().foregroundStyle(.blue).padding(.horizontal, 5).padding(.vertical, 2).background(tint)
      Text("2").bold().foregroundStyle(.blue).padding(.horizontal, 5)
      Text("3").bold().foregroundStyle(.blue).padding(.horizontal, 5)
    }
  }
}
