import SwiftUI

struct ArchiveRow: View {
  let title: String
  let detail: String

  var body: some View {
    VStack {
      Text(title)
      Text(detail)
        .font(.caption)  // expect: repeated_modifier_chain "applied together in 4 places"
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
    .padding(12)  // expect: repeated_modifier_chain "`padding`, `background`, `cornerRadius` and `shadow`"
    .background(Color.gray)
    .cornerRadius(8)
    .shadow(radius: 2)
  }
}  // the row

#Preview {
  Text("p").font(.caption).foregroundStyle(.secondary).lineLimit(2)
}
