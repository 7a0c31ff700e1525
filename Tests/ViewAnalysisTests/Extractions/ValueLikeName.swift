import SwiftUI

struct ImportView: View {
  let message: String

  var body: some View {
    VStack {
      errorView
      Text("Import")
    }
  }

  private var «»errorView: some View {
    HStack {
      Image(systemName: "xmark")
      Text(message)
    }
  }
}
