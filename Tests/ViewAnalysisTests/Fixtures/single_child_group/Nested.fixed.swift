import SwiftUI

struct Nested: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Text("A")
        .padding(6)
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
