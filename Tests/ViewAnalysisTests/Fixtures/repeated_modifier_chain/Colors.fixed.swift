import SwiftUI

struct Colors: View {
  var body: some View {
    VStack {
      Text("a").secondarySemiboldTextStyle()
      Text("b").secondarySemiboldTextStyle()
      Text("c").secondarySemiboldTextStyle()
      HStack { Text("a") }.redRoundedStyle()
      HStack { Text("b") }.redRoundedStyle()
      HStack { Text("c") }.redRoundedStyle()
      Button("a") {}.accentPaddedButton()
      Button("b") {}.accentPaddedButton()
      Button("c") {}.accentPaddedButton()
    }
  }
}

struct AccentPaddedButtonModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .foregroundStyle(Color("accentColor"))
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
  }
}

extension View {
  func accentPaddedButton() -> some View {
    modifier(AccentPaddedButtonModifier())
  }
}

struct RedRoundedModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(.red)
      .foregroundStyle(.white)
      .cornerRadius(6)
  }
}

extension View {
  func redRoundedStyle() -> some View {
    modifier(RedRoundedModifier())
  }
}

struct SecondarySemiboldTextModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: 9, weight: .semibold))
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}

extension View {
  func secondarySemiboldTextStyle() -> some View {
    modifier(SecondarySemiboldTextModifier())
  }
}
