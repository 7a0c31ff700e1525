// option: max_lines = 8
// option: max_branches = 3
import SwiftUI

extension View {
  typealias Completion = () -> Void

  func prompt(_ title: String, completion: @escaping Completion) -> some View {
    onTapGesture(perform: completion)
  }
}

/// An alias hides that the closure is an action.
struct Prompt: View {
  let kind: Int

  var body: some View {  // expect: large_body "10 lines of code (2 above the limit of 8). Move the code of its actions into methods."
    Text("A")
      .prompt("B") {
        switch kind {
        case 1: print("A")
        case 2: print("B")
        case 3: print("C")
        case 4: print("E")
        default: print("D")
        }
      }
  }
}

struct Actions: View {
  @State private var count = 0

  var body: some View {  // expect: large_body "Move the code of its actions into methods, or sections"
    VStack {
      Text("\(count)")
      Button("Count") {
        count += 1
        if count > 10 { count = 0 }
        print(count)
      }
    }
    .onAppear {
      count = 1
      print(count)
    }
  }
}
