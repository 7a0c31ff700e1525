import SwiftUI

struct ArtistRow: View {  // expect: duplicated_view_structure
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Image(systemName: "person")
      VStack {
        Text(title).bold()
        Text("\(count)").foregroundStyle(.secondary)
        Divider()
        Text("Artists")
      }
      Spacer()
      Circle().frame(width: 8)
    }
  }
}
