import SwiftUI

struct KeyRecorder: View {
  let label: String
  @State private var monitors: [Int] = []

  var body: some View {
    VStack {
      HStack {
        KeyRecorderStartCaptureButton(label: label, onStartCapture: startCapture)
      }
      Text("\(monitors.count) monitors")
    }
  }

  private func startCapture() {
    monitors.append(1)
  }
}

private struct KeyRecorderStartCaptureButton: View {
  let label: String
  let onStartCapture: () -> Void

  var body: some View {
    Button(action: onStartCapture) {
      Text(label)
    }
  }
}
