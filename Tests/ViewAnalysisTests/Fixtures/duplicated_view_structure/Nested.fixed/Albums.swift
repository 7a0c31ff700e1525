import SwiftUI

struct AlbumRow: View {
  let title: String
  let count: Int

  var body: some View {
    SharedRow(symbol: "square.stack", title: title, subtitle: "\(count)", detail: "Albums")
  }
}

struct SharedRow: View {
  let symbol: String
  let title: String
  let subtitle: LocalizedStringKey
  let detail: LocalizedStringKey

  var body: some View {
    HStack {
      Image(systemName: symbol)
      VStack {
        Text(title).bold()
        Text(subtitle).foregroundStyle(.secondary)
        Divider()
        Text(detail)
      }
      Spacer()
      Circle().frame(width: 8)
    }
  }
}

/// A nested type doesn't hide the view of its name elsewhere.
enum Chapter {
  struct Divider {}
}
