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
  @State private var latestFailure: Failure?

  var body: some View {
    VStack {
      Text(upload.name)
      UploadRow(hasFailure: upload.failure != nil, hasLatestFailure: latestFailure != nil)
      Button("Choose") { latestFailure = upload.failure }
    }
  }
}

private struct UploadRow: View {
  @State private var isDone = false
  let hasFailure: Bool
  let hasLatestFailure: Bool

  var body: some View {
    HStack {
      Text(hasFailure && isDone ? "Failed" : "Uploaded")
      Button("Close") { isDone = true }
        .disabled(!hasLatestFailure)
    }
  }
}
