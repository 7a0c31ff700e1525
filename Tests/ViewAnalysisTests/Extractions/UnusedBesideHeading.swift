import SwiftUI

struct BrushScreen: View {
  // Environment
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text("Brushes")
      «»VStack {
        Text("Brush")
        Button("Close") { dismiss() }
      }
      .padding()
    }
    .background(scheme == .dark ? .black : .white)
  }
}
