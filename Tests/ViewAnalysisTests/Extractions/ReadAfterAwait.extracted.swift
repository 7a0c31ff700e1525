import SwiftUI

struct UploadView: View {
  let upload: (String) async -> Void
  @State private var name = ""
  @State private var folder = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Folder", text: $folder)
      UploadButton(folder: $folder, upload: upload, name: name)
    }
  }
}

private struct UploadButton: View {
  @Binding var folder: String
  let upload: (String) async -> Void
  let name: String

  var body: some View {
    Button("Upload") {
      Task {
        await upload(name)
        await upload(folder)
      }
    }
    .padding()
  }
}
