// not type-checked: hides SwiftUI's Group
import SwiftUI

/// Not SwiftUI's.
struct Group<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { HStack { content } }
}

struct UsesOtherGroup: View {
  var body: some View {
    Group {
      Text("Alone")
    }
  }
}
