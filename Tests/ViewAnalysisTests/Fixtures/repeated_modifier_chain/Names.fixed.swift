import SwiftUI

struct Names: View {
  var body: some View {
    VStack {
      Text("a").pillStyle()
      Text("b").pillStyle()
      Text("c").pillStyle()
      TextField("a", text: .constant("")).fieldStyle()
      TextField("b", text: .constant("")).fieldStyle()
      TextField("c", text: .constant("")).fieldStyle()
      Image("a").secondaryIcon()
      Image("b").secondaryIcon()
      Image("c").secondaryIcon()
    }
  }
}

struct SecondaryIconModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .foregroundStyle(.secondary)
      .imageScale(.small)
      .padding(2)
  }
}

extension View {
  func secondaryIcon() -> some View {
    modifier(SecondaryIconModifier())
  }
}

struct FieldModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(9)
      .background(.gray)
      .cornerRadius(8)
  }
}

extension View {
  func fieldStyle() -> some View {
    modifier(FieldModifier())
  }
}

struct PillModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.caption)
      .padding(4)
      .background(.yellow, in: Capsule())
  }
}

extension View {
  func pillStyle() -> some View {
    modifier(PillModifier())
  }
}
