import SwiftUI

enum Download {
  case waiting
  case running(Double, file: String)
}

struct DownloadView: View {
  let download: Download

  var body: some View {
    VStack {
      switch download {
      case .waiting: Text("Waiting")
      case .running(let share, file: let file):
        DownloadFileProgress(file: file, share: share)
      }
    }
  }
}

private struct DownloadFileProgress: View {
  let file: String
  let share: Double

  var body: some View {
    HStack {
      Text(file)
      ProgressView(value: share)
    }
  }
}
