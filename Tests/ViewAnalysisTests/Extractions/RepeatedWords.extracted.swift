import SwiftUI

struct ImportList: View {
  let name: String

  var body: some View {
    VStack {
      ImportFileList(name: name)
      Text("Import")
    }
  }
}

private struct ImportFileList: View {
  let name: String

  var body: some View {
    HStack {
      Text("Files")
      Text(name)
    }
  }
}
