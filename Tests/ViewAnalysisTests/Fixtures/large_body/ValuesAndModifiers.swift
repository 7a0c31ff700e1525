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
