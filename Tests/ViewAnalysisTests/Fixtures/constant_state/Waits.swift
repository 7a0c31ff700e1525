// profile: strict
import SwiftUI

/// Only code that itself waits reads a value of long ago.
struct Upload: View {
  @Binding var name: String  // expect: constant_state
  @Binding var folder: String

  var body: some View {
    VStack {
      Text(name)
      Button("Send") {
        Task {
          await pause()
          print(folder)
        }
      }
    }
  }

  private func pause() async {}
}

struct Uploads: View {
  @State private var name = ""
  @State private var folder = ""

  var body: some View {
    VStack {
      Upload(name: $name, folder: $folder)
      TextField("Name", text: $name)
      TextField("Folder", text: $folder)
    }
  }
}
