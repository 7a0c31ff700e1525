import SwiftUI

/// What an extension changes is no constant.
struct Importer: View {
  @State var isUploading = false  // expect: exposed_state
  @State var names: [String] = []  // expect: exposed_state
  @State var limit = 3  // expect: exposed_state

  var body: some View {
    VStack {
      Text(isUploading ? "Uploading" : "Ready")
      Text("\(names.count) of \(limit)")
      Button("Start") { start() }
      sheet
    }
  }
}

extension Importer {
  var sheet: some View { Toggle("Upload", isOn: $isUploading) }

  func start() { names = ["A"] }
}
