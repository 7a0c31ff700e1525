// profile: strict
import SwiftUI

struct Folder: Identifiable {
  let id: Int
  let names: [String]
}

/// Several rows; `strict` reports them.
struct NamesOfFolder: View {
  let folder: Folder

  var body: some View {
    Text("\(folder.id)")
    ForEach(folder.names, id: \.self) { Text($0) }
  }
}

struct FolderList: View {
  let folders: [Folder]
  @State private var isOpen = false

  var body: some View {
    List {
      ForEach(folders) { folder in
        Text("\(folder.id)")  // expect: varying_row
        if isOpen && folder.id > 0 {
          ForEach(folder.names, id: \.self) { Text($0) }
        }
      }
      Button("Open") { isOpen.toggle() }
    }
  }
}

struct FolderTree: View {
  let folders: [Folder]

  var body: some View {
    List(folders) { folder in
      if folder.names.isEmpty {  // expect: varying_row
        Text("Empty")
      } else {
        NamesOfFolder(folder: folder)
      }
    }
  }
}

struct FolderNames: View {
  let folders: [Folder]

  var body: some View {
    List {
      ForEach(folders) { folder in
        Text("\(folder.id)")  // expect: varying_row
        if folder.id > 0 { Text("Old") }
      }
    }
  }
}
