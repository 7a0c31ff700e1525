import SwiftUI

struct Tool: View {
  let selection: String

  var body: some View {
    Text("A")
      .background {
        if selection == "A" {  // expect: conditional_view "`Color` is removed"
          Color.red.opacity(0.2)
        }
      }
  }
}
