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
        «»HStack {
          Text(file)
          ProgressView(value: share)
        }
      }
    }
  }
}
