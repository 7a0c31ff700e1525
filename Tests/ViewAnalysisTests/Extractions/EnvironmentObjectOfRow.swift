import SwiftUI

final class Downloads: ObservableObject {
  @Published var count = 0
  func remove(_ title: String) {}
}

/// What only one action needs stays with the owner, as that action, if the view is not handed more then.
struct AlbumView: View {
  @EnvironmentObject private var downloads: Downloads
  let title: String

  var body: some View {
    VStack {
      Text("\(downloads.count)")
      «»HStack {
        Text("Album")
        Divider()
        Button("Remove") { downloads.remove(title) }
      }
    }
  }
}
