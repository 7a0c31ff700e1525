import SwiftUI

struct Silent: View {
  let shape = RoundedRectangle(cornerRadius: 8)

  var body: some View {
    VStack {
      Color.red
        .overlay(.white)
        .compositingGroup()
        .clipShape(shape)
      Color.red
        .overlay(.white)
        .drawingGroup()
        .clipShape(shape)
      Text("No layer")
        .padding()
        .clipShape(shape)
      Text("Clipped before")
        .clipShape(shape)
        .background(.yellow)
      Text("Clipped inside")
        .background {
          Color.red.clipShape(shape)
        }
    }
  }
}
