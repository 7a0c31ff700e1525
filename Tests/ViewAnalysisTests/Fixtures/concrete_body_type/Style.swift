import SwiftUI

/// A style is called like a body and is none.
struct Styled: View {
  var body: Text {  // expect: concrete_body_type
    Text("A").font(.body)
  }
}
