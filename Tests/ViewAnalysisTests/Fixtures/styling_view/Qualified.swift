import SwiftUI

struct Raised<Content: SwiftUI.View>: SwiftUI.View {  // expect: styling_view
  let content: Content

  var body: some SwiftUI.View { content.shadow(radius: 4) }
}

struct Qualified: SwiftUI.View {
  var body: some SwiftUI.View {
    Raised(content: Text("a"))
  }
}
