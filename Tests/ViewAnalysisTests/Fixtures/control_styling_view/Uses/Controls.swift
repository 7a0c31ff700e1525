import SwiftUI

/// The main button of a screen.
struct PrimaryButton: View {  // expect: control_styling_view "`ButtonStyle`"
  /// What it says.
  let title: LocalizedStringKey
  var color: Color = .blue
  @Environment(\.isEnabled) private var isEnabled
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity)
    }
    .padding()
    .background(color.opacity(isEnabled ? 1 : 0.5))
  }
}

struct PillButtonView<Label: View>: View {  // expect: control_styling_view
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  var body: some View {
    Button(role: role) {
      action()
    } label: {
      label.padding(4)
    }
    .background(.yellow)
  }
}

struct Switch: View {  // expect: control_styling_view "`ToggleStyle`"
  private let title: String
  private let size: Double
  @Binding private var isOn: Bool

  init(_ title: String, size: Double = 12, isOn: Binding<Bool>) {
    self.title = title
    self.size = size
    self._isOn = isOn
  }

  var body: some View { Toggle(title, isOn: $isOn).font(.system(size: size)).tint(.red) }
}

private struct Caption: View {  // expect: control_styling_view "`LabelStyle`"
  let text: LocalizedStringKey
  let icon: String

  var body: some View {
    Label(text, systemImage: icon)
      .font(.caption)
  }
}

struct Captions: View {
  var body: some View { Caption(text: "a", icon: "b") }
}
