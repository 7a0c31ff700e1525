import SwiftUI

struct KeyRecorder: View {
  let label: String
  @State private var monitors: [Int] = []

  var body: some View {
    VStack {
      HStack {
        «»Button(action: startCapture) {
          Text(label)
        }
      }
      Text("\(monitors.count) monitors")
    }
  }

  private func startCapture() {
    monitors.append(1)
  }
}
