// profile: strict
import SwiftUI

struct Tiles: View {
  var body: some View {
    HStack {
      // A shape that fills its space, which would be as small as the symbol.
      ZStack {
        RoundedRectangle(cornerRadius: 8)
        Image(systemName: "xmark").font(.title)
      }
      ZStack {  // expect: zstack_decoration
        RoundedRectangle(cornerRadius: 8)
        Image(systemName: "xmark").padding()
      }
    }
  }
}
