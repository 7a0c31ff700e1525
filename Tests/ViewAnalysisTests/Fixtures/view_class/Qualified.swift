// not type-checked: a class that is a view's, too, is what the rule is about
import SwiftUI

class PlatformView {}

enum Platform {
  typealias View = PlatformView
}

// Another module's or another type's `View`.
final class Canvas: Platform.View {
  let name = "A"
}

final class Page: SwiftUI.View {  // expect: view_class
  var body: some SwiftUI.View { Text("A") }
}

struct Screen: Platform.View {
  let name = "A"
}
