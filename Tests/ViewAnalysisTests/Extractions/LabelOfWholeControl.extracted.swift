import SwiftUI

struct SwitchRow: View {
  let title: String
  let subtitle: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(isOn: $isOn) {
      SwitchRowLabel(title: title, subtitle: subtitle)
    }
  }
}

private struct SwitchRowLabel: View {
  let title: String
  let subtitle: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      Text(subtitle)
        .font(.caption)
        .foregroundColor(.gray)
    }
  }
}
