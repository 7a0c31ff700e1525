import SwiftUI

struct AlbumRow: View {
  let title: String
  let count: Int

  var body: some View {
    SharedRow(symbol: "square.stack", title: title, count: "\(count)", subtitle: "Albums")
  }
}

struct SharedRow: View {
  let symbol: String
  let title: String
  let count: LocalizedStringKey
  let subtitle: LocalizedStringKey

  var body: some View {
    HStack {
      Image(systemName: symbol)
      VStack {
        Text(title).bold()
        Text(count).foregroundStyle(.secondary)
        Divider()
        Text(subtitle)
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
