import SwiftUI

struct ExecuteButton: View {
  let isRunning: Bool
  let symbol: String

  var body: some View {
    HStack {
      «»if isRunning {
        ProgressView()
      } else {
        Image(systemName: symbol)
      }
      Text(isRunning ? "Running" : "Run")
    }
  }
}
