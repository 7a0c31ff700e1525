import SwiftUI

struct Screen: View {
  let names: [String]

  var body: some View {
    VStack {
      Text("a").titled("A")
      Text("b")
        .font(.title)
        // Large.
        .bold()
        .titled(names[0], spacing: 2)
        .padding()
      Text("c").modifier(TitledModifier(title: "C", spacing: 4)).bold()
      Image(systemName: "d")
        .modifier(
          ActionBar(icon: Text("d")) {
            print("d")
          }
        )
        .faded()
      footer.modifier(ActionBar(icon: Image(systemName: "e")))
    }
  }

  private var footer: some View { Text("f") }
}

#Preview {
  Text("p")
    .titled("P")
}
