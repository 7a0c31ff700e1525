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
  @State private var isDone = false

  var body: some View {
    VStack {
      Text(upload.name)
      «»HStack {
        Text(upload.failure != nil && isDone ? "Failed" : "Uploaded")
        Button("Close") { isDone = true }
          .disabled(latestFailure == nil)
      }
      Button("Choose") { latestFailure = upload.failure }
    }
  }
}
