import SwiftUI

struct ImportView: View {
  let message: String

  var body: some View {
    VStack {
      ImportErrorView(message: message)
      Text("Import")
    }
  }
}

private struct ImportErrorView: View {
  let message: String

  var body: some View {
    HStack {
      Image(systemName: "xmark")
      Text(message)
    }
  }
}
