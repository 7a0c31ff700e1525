import SwiftUI

struct Screen: View {
  @State private var isHelpShown = false

  var body: some View {
    VStack {
      Text("a").card().foregroundStyle(.gray).bold()
      Text("b").title()
      Text("c").note()
    }
    .help(isShown: $isHelpShown)
  }
}
