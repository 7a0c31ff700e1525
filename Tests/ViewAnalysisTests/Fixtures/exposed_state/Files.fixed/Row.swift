import SwiftUI

struct Row: View {
  @State var isExpanded = false
  @State var isPassed = false
  @State private var isOwn = false

  var body: some View {
    VStack {
      Toggle("A", isOn: $isExpanded)
      Toggle("B", isOn: $isPassed)
      Toggle("C", isOn: $isOwn)
    }
  }
}
