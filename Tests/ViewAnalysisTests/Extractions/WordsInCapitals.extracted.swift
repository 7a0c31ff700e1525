import SwiftUI

struct MetadataToolView: View {
  @State private var url = ""

  var body: some View {
    VStack {
      MetadataToolWebsiteURLEditor(url: $url)
      Text(url)
    }
  }
}

private struct MetadataToolWebsiteURLEditor: View {
  @Binding var url: String

  var body: some View {
    VStack {
      Text("WEBSITE URL")
      TextEditor(text: $url)
    }
  }
}
