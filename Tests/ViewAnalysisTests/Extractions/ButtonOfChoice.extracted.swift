import SwiftUI

enum Command {
  case launch(String)
  case stop
}

struct RemoteView: View {
  let title: String
  let perform: (Command) -> Void

  var body: some View {
    VStack {
      Text(title)
      RemoteLaunchButton(perform: perform)
    }
  }
}

private struct RemoteLaunchButton: View {
  let perform: (Command) -> Void

  var body: some View {
    Button("発射する") {
      perform(.launch("probe"))
    }
  }
}
