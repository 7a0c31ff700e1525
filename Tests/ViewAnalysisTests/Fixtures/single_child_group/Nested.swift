import SwiftUI

struct Nested: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Group {  // expect: single_child_group "one view, the inner `Group`"
        Group {  // expect: single_child_group
          Text("A")
        }
        .padding(6)
      }
      .opacity(0.5)
      Group {
        Group {
          if isOn { Text("B") }
        }
        .padding(6)
      }
      .opacity(0.5)
    }
  }
}
