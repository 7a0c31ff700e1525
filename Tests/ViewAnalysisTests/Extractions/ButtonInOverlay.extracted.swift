import SwiftUI

struct PrayerView: View {
  var body: some View {
    Text("Prayer")
      .overlay(alignment: .topTrailing) {
        PrayerDismissButton()
      }
  }
}

private struct PrayerDismissButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button {
      dismiss()
    } label: {
      Image(systemName: "xmark.circle.fill")
    }
    .padding()
  }
}
