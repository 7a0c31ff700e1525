import SwiftUI

struct BrushScreen: View {
  // Environment
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text("Brushes")
      BrushView()
    }
    .background(scheme == .dark ? .black : .white)
  }
}

private struct BrushView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Brush")
      Button("Close") { dismiss() }
    }
    .padding()
  }
}
