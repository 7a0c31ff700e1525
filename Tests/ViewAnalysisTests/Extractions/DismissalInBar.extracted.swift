import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.red
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct BasketView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accent) private var accent

  var body: some View {
    Text("Basket")
      .foregroundStyle(accent)
      .navigationBarItems(leading: BackButton { dismiss() })
  }
}

private struct BackButton: View {
  @Environment(\.accent) private var accent
  let onBack: () -> Void

  var body: some View {
    Button {
      onBack()
    } label: {
      HStack {
        Image(systemName: "chevron.left")
        Text("Back")
      }
      .foregroundStyle(accent)
    }
  }
}
