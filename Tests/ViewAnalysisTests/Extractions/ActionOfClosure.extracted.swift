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
      UploadContent(upload: upload, onRetry: onRetry)
    }
  }
}

private struct UploadContent: View {
  let upload: Upload
  let onRetry: (() -> Void)?

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
