import SwiftUI

struct Fires: View {
  let shape = RoundedRectangle(cornerRadius: 8)

  var body: some View {
    VStack {
      Color.red
        .overlay(.white, in: shape)
        .clipShape(shape)  // expect: clip_without_compositing_group "`overlay`"
        .frame(width: 200)
      // expect-next: clip_without_compositing_group
      Text("Card").padding().background(.yellow).clipShape(Capsule())
      Text("Card")
        .background {
          Color.blue
        }
        .padding()
        // Round.
        .clipShape(.rect(cornerRadius: 4))  // expect: clip_without_compositing_group "`background`"
        .shadow(radius: 1)
      Text("Twice")
        .background(.red)
        .compositingGroup()
        .overlay { Circle() }
        .clipShape(shape)  // expect: clip_without_compositing_group
    }
  }
}
