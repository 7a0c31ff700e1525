import SwiftUI

struct Upload {
  var name: String
  var failure: Failure?
}

struct Failure {
  var reason: String
}

struct UploadView: View {
  let upload: Upload
  @State private var latest: Failure?

  var body: some View {
    VStack {
      Text(upload.name)
      UploadRow(hasFailure: upload.failure != nil, hasLatest: latest != nil)
      Button("Choose") { latest = upload.failure }
    }
  }
}

private struct UploadRow: View {
  @State private var isDone = false
  let hasFailure: Bool
  let hasLatest: Bool

  var body: some View {
    HStack {
      Text(hasFailure && isDone ? "Failed" : "Uploaded")
      Button("Close") { isDone = true }
        .disabled(!hasLatest)
    }
  }
}
