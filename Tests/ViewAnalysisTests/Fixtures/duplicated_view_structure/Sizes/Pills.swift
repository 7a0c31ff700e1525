import SwiftUI

struct AssetPill: View {  // expect: duplicated_view_structure
  let value: Int
  let label: String

  var body: some View {
    HStack {
      Image(systemName: "star")
        .font(.system(size: 12))
      Text("\(value)")
        .font(.headline)
      Text(label)
        .font(.caption)
    }
    .overlay(Circle().stroke(.red, lineWidth: 1))
    .padding()
  }
}

struct SharePill: View {  // expect: duplicated_view_structure
  let value: Int
  let label: String

  var body: some View {
    HStack {
      Image(systemName: "star")
        .font(.system(size: 14))
      Text("\(value)")
        .font(.headline)
      Text(label)
        .font(.caption)
    }
    .overlay(Circle().stroke(.red, lineWidth: 2))
    .padding()
  }
}
