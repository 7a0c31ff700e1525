import SwiftUI

struct AssetPill: View {
  let value: Int
  let label: String

  var body: some View {
    SharedPill(size: 12, value: "\(value)", label: label, lineWidth: 1)
  }
}

struct SharedPill: View {
  let size: CGFloat
  let value: LocalizedStringKey
  let label: String
  let lineWidth: CGFloat

  var body: some View {
    HStack {
      Image(systemName: "star")
        .font(.system(size: size))
      Text(value)
        .font(.headline)
      Text(label)
        .font(.caption)
    }
    .overlay(Circle().stroke(.red, lineWidth: lineWidth))
    .padding()
  }
}

struct SharePill: View {
  let value: Int
  let label: String

  var body: some View {
    SharedPill(size: 14, value: "\(value)", label: label, lineWidth: 2)
  }
}
