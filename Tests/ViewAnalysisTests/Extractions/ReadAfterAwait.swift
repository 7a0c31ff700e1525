import SwiftUI

struct UploadView: View {
  let upload: (String) async -> Void
  @State private var name = ""
  @State private var folder = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Folder", text: $folder)
      «»Button("Upload") {
        Task {
          await upload(name)
          await upload(folder)
        }
      }
      .padding()
    }
  }
}
