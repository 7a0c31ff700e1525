// profile: strict
import SwiftUI

struct Strict: View {
  var body: some View {
    VStack {
      Image("cover")
        .resizable()
        .overlay(Color.black.opacity(0.2))
        .clipShape(Circle())
      Rectangle()
        .fill(.gray)
        .background(.red)
        .clipShape(Capsule())  // expect: clip_without_compositing_group
      Color.blue
        .overlay(alignment: .bottom) {
          Text("Title")
            .frame(maxWidth: .infinity)
            .background(.thinMaterial)
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
      Color.blue
        .overlay { Rectangle().stroke(lineWidth: 0) }
        .clipShape(Circle())
      Color.blue
        .overlay(Color.red)
        .padding(4)
        .clipShape(Circle())
      Text("Padded")
        .padding()
        .background(.red)
        .clipShape(Capsule())
      Image("icon")
        .background(.red)
        .clipShape(Circle())
      Image("cover")
        .resizable()
        .scaleEffect(0.5)
        .background(.red)
        .clipShape(Circle())
      Image(systemName: "star")
        .resizable()
        .background(.red)
        .clipShape(Circle())
      Color.clear
        .overlay { Image("cover").resizable() }
        .clipShape(Circle())
      Circle()
        .fill(.clear)
        .overlay { Image("cover").resizable() }
        .clipShape(Circle())
      Image("cover")
        .resizable()
        .overlay(alignment: .topTrailing) { Text("New") }
        .clipShape(Circle())
    }
  }
}
