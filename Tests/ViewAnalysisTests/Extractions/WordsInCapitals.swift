import SwiftUI

struct MetadataToolView: View {
  @State private var url = ""

  var body: some View {
    VStack {
      «»VStack {
        Text("WEBSITE URL")
        TextEditor(text: $url)
      }
      Text(url)
    }
  }
}
