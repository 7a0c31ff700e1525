import SwiftUI

struct ChromeModifier: ViewModifier {
  @Binding var selection: String?
  var note: String?

  /// What stands in it.
  /// With the note below.
  func body(content: Content) -> some View { content.padding(selection == nil ? 4 : 8).help(note ?? "").background(.red) }
}

extension View {
  func chrome(selection: Binding<String?>, note: String? = nil) -> some View {
    modifier(ChromeModifier(selection: selection, note: note))
  }
}

struct GlowModifier: ViewModifier {
  func body(content: Content) -> some View { content.shadow(color: .yellow, radius: 4) }
}

extension View {
  /// Makes it glow.
  ///
  /// - Parameter content: What glows.
  func glow() -> some View {
    modifier(GlowModifier())
  }
}

struct Inputs: View {
  @State private var selection: String?

  var body: some View {
    VStack {
      Text("a").chrome(selection: $selection)
      Text("b").glow()
    }
  }
}
