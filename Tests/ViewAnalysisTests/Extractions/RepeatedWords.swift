import SwiftUI

struct ImportList: View {
  let name: String

  var body: some View {
    VStack {
      fileList
      Text("Import")
    }
  }

  private var «»fileList: some View {
    HStack {
      Text("Files")
      Text(name)
    }
  }
}
