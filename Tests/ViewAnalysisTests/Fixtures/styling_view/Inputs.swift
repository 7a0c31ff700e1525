import SwiftUI

struct Chrome<Content: View>: View {  // expect: styling_view
  @Binding var selection: String?
  var note: String?
  /// What stands in it.
  @ViewBuilder let content: Content

  /// With the note below.
  var body: some View { content.padding(selection == nil ? 4 : 8).help(note ?? "").background(.red) }
}

struct GlowWrapper<Content: View>: View {  // expect: styling_view
  private let content: Content

  /// Makes it glow.
  ///
  /// - Parameter content: What glows.
  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content.shadow(color: .yellow, radius: 4) }
}

struct Inputs: View {
  @State private var selection: String?

  var body: some View {
    VStack {
      Chrome(selection: $selection) { Text("a") }
      GlowWrapper { Text("b") }
    }
  }
}
