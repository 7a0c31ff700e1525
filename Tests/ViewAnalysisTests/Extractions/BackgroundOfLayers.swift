import SwiftUI

struct Palette {
  let shade = Color.gray
}

struct OverlayDialog: View {
  let palette: Palette
  let onDismiss: () -> Void

  var body: some View {
    ZStack {
      «»palette.shade
        .ignoresSafeArea()
        .onTapGesture(perform: onDismiss)
      VStack {
        Text("Sure?")
        Button("Yes", action: onDismiss)
      }
    }
  }
}
