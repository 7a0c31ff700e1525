import SwiftUI

struct ImportSheet: View {
  @State private var content: String?
  @State private var showsFileImporter = false

  var body: some View {
    VStack {
      Text(showsFileImporter ? "Choose" : "Import")
      ImportKeyFileButton(hasContent: content != nil) {
        showsFileImporter = true
      }
      Button("Done") { content = nil }
    }
  }
}

private struct ImportKeyFileButton: View {
  let hasContent: Bool
  let onShowFileImporter: () -> Void

  var body: some View {
    Button {
      onShowFileImporter()
    } label: {
      HStack {
        Image(systemName: hasContent ? "checkmark" : "doc")
        Text(hasContent ? "Key File Selected" : "Select Key File (.txt)")
      }
    }
  }
}
