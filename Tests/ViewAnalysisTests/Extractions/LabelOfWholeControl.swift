import SwiftUI

struct SwitchRow: View {
  let title: String
  let subtitle: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(isOn: $isOn) {
      «»VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
        Text(subtitle)
          .font(.caption)
          .foregroundColor(.gray)
      }
    }
  }
}
