import SwiftUI

/// A style is called like a body and is none.
struct Styled: View {
  var body: some View {
    Text("A").font(.body)
  }
}
