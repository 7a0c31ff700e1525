import SwiftUI

/// What an extension changes is no constant.
struct Importer: View {
  @State private var isUploading = false
  @State private var names: [String] = []
  private let limit = 3

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
