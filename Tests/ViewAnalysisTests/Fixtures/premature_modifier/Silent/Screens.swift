import SwiftUI

struct Screen: View {
  let model: Model

  var body: some View {
    VStack {
      Text("a").modifier(CardModifier()).shared().counted().chosen(true)
      Text("b").thrice()
      Text("c").thrice()
      Text("\(model.same())").thrice().same()
    }
  }
}

#Preview {
  Text("p").unused()
}

struct Faded: View {
  let scroll: Scroll

  var body: some View { Text("a").fading(with: scroll) }
}
