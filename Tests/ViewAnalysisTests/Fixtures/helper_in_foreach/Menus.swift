// profile: strict
import SwiftUI

struct Folder: Identifiable {
  let id: Int
  var name: String
  var count: Int
}

/// The rows of a menu count in `strict`.
struct FolderMenu: View {
  let folders: [Folder]
  @State private var selection = 0

  var body: some View {
    VStack {
      Text("\(selection)")
      Menu("Folders") {
        items
      }
      ForEach(folders) { folder in
        line(for: folder)  // expect: helper_in_foreach "Make it a view type that takes what it shows of `folder`."
      }
    }
    .contextMenu { Button("Reset") { selection = 0 } }
  }

  private var items: some View {
    ForEach(folders) { folder in
      item(for: folder)  // expect: helper_in_foreach
    }
  }

  private func item(for folder: Folder) -> some View {
    Section {
      Text(folder.name)
      Text("\(folder.count)")
      Image(systemName: "folder")
    }
  }

  private func line(for folder: Folder) -> some View {
    HStack {
      Text(folder.name)
      Text("\(folder.count)")
      Image(systemName: "folder")
    }
  }
}
