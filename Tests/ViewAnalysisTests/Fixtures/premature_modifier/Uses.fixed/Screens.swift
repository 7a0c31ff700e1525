import SwiftUI

struct Screen: View {
  @State private var isOn = false
  let size: CGFloat

  var body: some View {
    VStack {
      Text("a")
        .bold()
        // A card.
        .padding(8)
        .background(Color.red)
        .opacity(isOn ? 1 : 0.5)
        .italic()
      Text("b")
        // A note.
        .font(.system(size: 12))
        .padding(.horizontal, 12 / 2)
      Text("c").font(.system(size: size)).padding(.horizontal, size / 2).bold()
      HStack { Text("d").foregroundStyle(.gray).bold() }
    }
  }
}

#Preview {
  Text("p").foregroundStyle(.gray).bold()
}
