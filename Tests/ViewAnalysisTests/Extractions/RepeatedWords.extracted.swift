import SwiftUI

struct ImportList: View {
  let name: String

  var body: some View {
    VStack {
      FileList(name: name)
      Text("Import")
    }
  }
}

private struct FileList: View {
  let name: String

  var body: some View {
    HStack {
      Text("Files")
      Text(name)
    }
  }
}
