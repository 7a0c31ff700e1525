// option: max_lines = 8
// option: max_branches = 2
import SwiftUI

/// No build has more than 8 lines or 2 branches: of an `#if`, the longest clause counts, and none of its own lines.
struct Builds: View {
  let isOn: Bool

  var body: some View {
    VStack {
      #if DEBUG
        Text("A")
        Text(isOn ? "B" : "C")
        Text(isOn ? "D" : "E")
      #else
        Text(isOn ? "B" : "C")
        Text("D")
      #endif
      #if !DEBUG
        Text("E")
        Text("F")
      #endif
      Text("G")
    }
  }
}

struct LargerBuilds: View {
  var body: some View {  // expect: large_body "9 lines of code (1 above the limit of 8)"
    VStack {
      Text("A")
      Text("B")
      Text("C")
      Text("D")
      Text("E")
      #if DEBUG
        #if canImport(UIKit)
          Text("F")
        #endif
        Text("G")
      #else
        Text("F")
      #endif
    }
  }
}
