import SwiftUI

struct ExecuteButton: View {
  let isRunning: Bool
  let symbol: String

  var body: some View {
    HStack {
      ExecuteButtonIcon(isRunning: isRunning, symbol: symbol)
      Text(isRunning ? "Running" : "Run")
    }
  }
}

private struct ExecuteButtonIcon: View {
  let isRunning: Bool
  let symbol: String

  var body: some View {
    if isRunning {
      ProgressView()
    } else {
      Image(systemName: symbol)
    }
  }
}
