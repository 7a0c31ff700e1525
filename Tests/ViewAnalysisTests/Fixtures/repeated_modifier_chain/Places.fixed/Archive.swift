import SwiftUI

struct ArchiveRow: View {
  let title: String
  let detail: String

  var body: some View {
    VStack {
      Text(title)
      Text(detail)
        .secondaryCaptionStyle()
    }
    .cardStyle()
  }
}  // the row

struct SecondaryCaptionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(2)
  }
}

extension View {
  func secondaryCaptionStyle() -> some View {
    modifier(SecondaryCaptionModifier())
  }
}

#Preview {
  Text("p").font(.caption).foregroundStyle(.secondary).lineLimit(2)
}
