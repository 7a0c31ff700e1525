import SwiftUI

struct ImportSheet: View {
  @State private var content: String?
  @State private var showsFileImporter = false

  var body: some View {
    VStack {
      Text(showsFileImporter ? "Choose" : "Import")
      «»Button {
        showsFileImporter = true
      } label: {
        HStack {
          Image(systemName: content != nil ? "checkmark" : "doc")
          Text(content != nil ? "Key File Selected" : "Select Key File (.txt)")
        }
      }
      Button("Done") { content = nil }
    }
  }
}
