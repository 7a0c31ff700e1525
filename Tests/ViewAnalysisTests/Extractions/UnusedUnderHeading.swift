import SwiftUI

struct PaintScreen: View {
  // Inputs
  let title: String

  // Environment
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var scheme

  /// What the user has paid for.
  @EnvironmentObject private var shop: PaintShop

  var body: some View {
    NavigationStack {
      «VStack {
        Text("Colours")
        Text(shop.name)
        Button("Close") { dismiss() }
      }
      .background(scheme == .dark ? .black : .white)
      .navigationTitle(title)»
    }
  }
}

final class PaintShop: ObservableObject {
  @Published var name = ""
}
