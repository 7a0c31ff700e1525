import SwiftUI

struct AlbumRow: View {  // expect: duplicated_view_structure
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Image(systemName: "square.stack")
      VStack {
        Text(title).bold()
        Text("\(count)").foregroundStyle(.secondary)
        Divider()
        Text("Albums")
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
