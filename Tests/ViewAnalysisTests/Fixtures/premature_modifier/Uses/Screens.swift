import SwiftUI

struct Screen: View {
  @State private var isOn = false
  let size: CGFloat

  var body: some View {
    VStack {
      Text("a")
        .bold()
        .card(isOn: $isOn)
        .italic()
      Text("b").note(size: 12)
      Text("c").note(size: size).bold()
      HStack { Text("d").pale() }
    }
  }
}

#Preview {
  Text("p").pale()
}
