import SwiftUI

struct PrayerView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Prayer")
      .overlay(alignment: .topTrailing) {
        «»Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
        .padding()
      }
  }
}
