import SwiftUI

struct UploadView: View {
  let upload: (String) async -> Void
  @State private var name = ""
  @State private var folder = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Folder", text: $folder)
      UploadButton(folder: $folder, name: name, upload: upload)
    }
  }
}

private struct UploadButton: View {
  @Binding var folder: String
  let name: String
  let upload: (String) async -> Void

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
