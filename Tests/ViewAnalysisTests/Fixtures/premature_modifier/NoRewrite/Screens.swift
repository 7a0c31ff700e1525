import SwiftUI

struct Screen: View {
  var body: some View {
    Text("a").inside().tagged("b").mirrored().edged().themed()
  }
}
