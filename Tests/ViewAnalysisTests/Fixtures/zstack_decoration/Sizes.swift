// profile: recommended
import SwiftUI

struct Sizes: View {
  let isNew: Bool

  var body: some View {
    HStack {
      ZStack {  // expect: zstack_decoration
        Image(systemName: "tray").font(.system(size: 28))
        Image(systemName: "plus").font(.system(size: 10))
      }
      ZStack(alignment: .topTrailing) {  // expect: zstack_decoration
        Image(systemName: "tray")
        if isNew { Circle().frame(width: 6, height: 6) }
      }
      ZStack {  // expect: zstack_decoration
        Capsule()
        Text("9").frame(width: 30, height: 20)
      }
      ZStack {  // expect: zstack_decoration
        Button("Load") {}
        if isNew { ProgressView() }
      }
      ZStack {  // expect: zstack_decoration
        Image(systemName: "circle.fill").foregroundStyle(.red)
        Image("glyph").resizable().scaledToFit().frame(width: 7)
      }
      ZStack {  // expect: zstack_decoration
        Image(systemName: "circle.fill").foregroundStyle(.red)
        Image("glyph").resizable().scaledToFit().frame(height: 7)
      }
      // A wide one may be wider than the text, and one that isn't resizable has its own size.
      ZStack {
        Text("Hi")
        Image("wordmark").resizable().scaledToFit().frame(height: 20)
      }
      ZStack {
        Text("Hi")
        Image("photo").scaledToFit().frame(width: 20)
      }
      ZStack {
        Text("Hi")
        Image("photo").resizable().scaledToFit().frame(width: 20).frame(width: 300, height: 300)
      }
      // Without its proportions the other side may be any.
      ZStack {
        Image(systemName: "circle.fill").foregroundStyle(.red)
        Image("line").resizable().frame(width: 7)
      }
    }
  }
}
