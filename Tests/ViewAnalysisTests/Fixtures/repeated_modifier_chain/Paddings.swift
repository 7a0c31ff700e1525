// profile: recommended
import SwiftUI

/// They could be one padding.
struct Texts: View {
  var body: some View {
    VStack {
      Text("a").padding(.leading, 4).padding(.trailing, 8).padding(.top, 2)
      Text("b").padding(.leading, 4).padding(.trailing, 8).padding(.top, 2)
      Text("c").padding(.leading, 4).padding(.trailing, 8).padding(.top, 2)
    }
  }
}
