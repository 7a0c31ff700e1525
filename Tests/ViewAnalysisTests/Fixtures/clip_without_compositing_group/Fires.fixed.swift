import SwiftUI

struct Fires: View {
  let shape = RoundedRectangle(cornerRadius: 8)

  var body: some View {
    VStack {
      Color.red
        .overlay(.white, in: shape)
        .compositingGroup()
        .clipShape(shape)
        .frame(width: 200)
      Text("Card").padding().background(.yellow).compositingGroup().clipShape(Capsule())
      Text("Card")
        .background {
          Color.blue
        }
        .padding()
        // Round.
        .compositingGroup()
        .clipShape(.rect(cornerRadius: 4))
        .shadow(radius: 1)
      Text("Twice")
        .background(.red)
        .compositingGroup()
        .overlay { Circle() }
        .compositingGroup()
        .clipShape(shape)
    }
  }
}
