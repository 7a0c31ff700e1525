import SwiftUI

struct Row: View {
  @State var isExpanded = false
  @State var isPassed = false
  @State var isOwn = false  // expect: exposed_state

  var body: some View {
    VStack {
      Toggle("A", isOn: $isExpanded)
      Toggle("B", isOn: $isPassed)
      Toggle("C", isOn: $isOwn)
    }
  }
}
