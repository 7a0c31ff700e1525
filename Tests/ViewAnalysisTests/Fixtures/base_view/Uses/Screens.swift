import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      BaseRow(title: "a")
      BaseRow(title: "b", subtitle: "c")
        .padding()
      CardBase("d") { print("d") }
      CardBase("e", action: {})
      ForEach(0..<3, id: \.self) { _ in BaseRow(title: "f") }
    }
  }
}

#Preview {
  BaseRow(title: "p")
}
