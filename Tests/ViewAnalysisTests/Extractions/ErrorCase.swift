import SwiftUI

enum LogoState {
  case ready
  case error(String)
}

struct LogoView: View {
  let state: LogoState

  var body: some View {
    VStack {
      Text("Logo")
      «»if case .error(let message) = state {
        HStack {
          Text(message)
          Image(systemName: "exclamationmark.triangle")
        }
      }
    }
  }
}
