// profile: recommended
// option: max_branches = 3
import SwiftUI

/// Each ternary counts once, wherever it stands.
struct Marks: View {
  let level: Int

  var body: some View {  // expect: large_body "5 branches"
    let one = Text("One").foregroundStyle(level > 1 ? Color.red : Color.green)
    VStack {
      one
      if level > 1 { Text("1") }
      if level > 2 { Text("2") }
      if level > 3 { Text("3") }
      if level > 4 { Text("4") }
    }
  }
}

/// What modifiers are given is chosen, not the way through the code, be it of three values.
struct Shades: View {
  let level: Int

  var body: some View {
    Text("Shade")
      .opacity(level > 9 ? 1 : (level > 8 ? 0.9 : 0.8))
      .padding(level > 7 ? 7 : level > 6 ? 6 : level > 5 ? 5 : 4)
  }
}
