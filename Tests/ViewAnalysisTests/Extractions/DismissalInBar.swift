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
      .navigationBarItems(leading: backButton)
  }

  private var «»backButton: some View {
    Button {
      dismiss()
    } label: {
      HStack {
        Image(systemName: "chevron.left")
        Text("Back")
      }
      .foregroundStyle(accent)
    }
  }
}
