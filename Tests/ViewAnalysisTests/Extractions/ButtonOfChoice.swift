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
      «»Button("発射する") {
        perform(.launch("probe"))
      }
    }
  }
}
