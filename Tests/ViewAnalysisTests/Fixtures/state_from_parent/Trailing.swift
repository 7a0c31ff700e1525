// profile: strict
import SwiftUI

/// Each closure belongs to the property of its label.
struct Panel: View {
  @State var content: () -> Text  // expect: state_from_parent "keeps the first `{ Text(name) }`"
  @State var title: () -> Text

  var body: some View {
    VStack {
      title()
      content()
    }
  }
}

struct Panels: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Panel {
        Text(name)
      } title: {
        Text("Title")
      }
    }
  }
}
