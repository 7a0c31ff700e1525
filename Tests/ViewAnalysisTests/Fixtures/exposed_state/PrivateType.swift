import SwiftUI

private struct Counter: View {
  @State var count = 0  // expect: exposed_state "but code in this file could, too"

  init() {}

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

struct Page: View {
  var body: some View { Counter() }
}
