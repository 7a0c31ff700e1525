import SwiftUI

struct Framed: View {
  var body: some View {
    Text("a").frame(width: 20).border(.red)
  }
}
