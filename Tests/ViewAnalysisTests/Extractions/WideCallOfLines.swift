import SwiftUI

enum Destination: Equatable {
  case start
  case folder(id: Int, name: String)
}

struct FoldersView: View {
  @State private var destination = Destination.start
  @State private var openedFoldersCount = 0
  @State private var isSidebarVisible = true
  let folders: [Int]

  var body: some View {
    VStack {
      Text(isSidebarVisible ? "\(openedFoldersCount)" : "")
      folderRow(to: .start)
      ForEach(folders, id: \.self) { folder in
        folderRow(to: .folder(
          id: folder,
          name: "Folder \(folder)"
        ))
        .padding()
      }
    }
  }

  private func «»folderRow(to target: Destination) -> some View {
    Button {
      if destination == target {
        openedFoldersCount += 1
      } else {
        destination = target
      }
      withAnimation { isSidebarVisible = false }
    } label: {
      HStack {
        Image(systemName: "folder")
        Text("Open")
      }
    }
  }
}
