import SwiftUI

final class Upload: ObservableObject {
  @Published var name = ""

  func reset() {}
}

struct UploadView: View {
  @ObservedObject var upload: Upload
  let onRetry: (() -> Void)?

  var body: some View {
    VStack {
      Text(upload.name)
      UploadContent(onRetry: onRetry, upload: upload)
    }
  }
}

private struct UploadContent: View {
  let onRetry: (() -> Void)?
  let upload: Upload

  var body: some View {
    VStack {
      Text("Failed")
      Text("Really")
      if let onRetry {
        Button("Retry") {
          upload.reset()
          onRetry()
        }
      }
    }
  }
}
