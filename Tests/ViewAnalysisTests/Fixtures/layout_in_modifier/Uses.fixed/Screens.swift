import SwiftUI

struct Screen: View {
  let names: [String]

  var body: some View {
    VStack {
      Titled(title: "A") { Text("a") }
      Titled(title: names[0], spacing: 2) {
        Text("b")
          .font(.title)
          // Large.
          .bold()
      }
      .padding()
      Titled(title: "C", spacing: 4) { Text("c") }.bold()
      ActionBar(icon: Text("d")) {
        print("d")
      } content: {
        Image(systemName: "d")
      }
      .faded()
      ActionBar(icon: Image(systemName: "e")) { footer }
    }
  }

  private var footer: some View { Text("f") }
}

#Preview {
  Titled(title: "P") {
    Text("p")
  }
}
