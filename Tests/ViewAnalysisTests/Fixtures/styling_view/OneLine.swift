import SwiftUI

struct Boxed<C: View>: View { @ViewBuilder let content: C; var body: some View { content.padding().border(.red) } }  // expect: styling_view

struct Screen: View {
  var body: some View {
    Boxed { Text("a") }
  }
}
