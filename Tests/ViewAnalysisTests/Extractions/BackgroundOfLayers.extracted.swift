import SwiftUI

struct Palette {
  let shade = Color.gray
}

struct OverlayDialog: View {
  let palette: Palette
  let onDismiss: () -> Void

  var body: some View {
    ZStack {
      OverlayDialogBackground(shade: palette.shade, onDismiss: onDismiss)
      VStack {
        Text("Sure?")
        Button("Yes", action: onDismiss)
      }
    }
  }
}

private struct OverlayDialogBackground: View {
  let shade: Color
  let onDismiss: () -> Void

  var body: some View {
    shade
      .ignoresSafeArea()
      .onTapGesture(perform: onDismiss)
  }
}
