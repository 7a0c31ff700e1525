import SwiftUI

enum Field: Hashable { case name, mail }

/// Each of these can be left out of the view without its callers noticing.
struct Profile: View {
  // expect-next: unused_dependency "whenever the value changes"
  @Environment(\.colorScheme) private var colorScheme
  @FocusState private var isFocused: Bool  // expect: unused_dependency
  @FocusState private var field: Field?  // expect: unused_dependency

  let title: String
  @State private var draft = ""  // expect: unused_dependency "keeps its value"
  @State private var selection: Int?  // expect: unused_dependency
  @Namespace private var names  // expect: unused_dependency
  @AppStorage("sorting") private var sorting = false  // expect: unused_dependency "stored value"
  @AppStorage("user") private var user: String?  // expect: unused_dependency
  @SceneStorage("tab") private var tab = 0  // expect: unused_dependency
  @ScaledMetric(relativeTo: .body) private var height: CGFloat = 20  // expect: unused_dependency "text size"
  @GestureState private var offset = CGSize.zero  // expect: unused_dependency

  var body: some View {
    Text(title)
  }
}

struct ProfileScreen: View {
  var body: some View {
    Profile(title: "Ann")
  }
}

struct Dimmed: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled  // expect: unused_dependency

  func body(content: Content) -> some View {
    content.opacity(0.5)
  }
}
