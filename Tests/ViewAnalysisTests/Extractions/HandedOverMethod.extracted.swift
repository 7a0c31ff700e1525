import SwiftUI

struct KeyRecorder: View {
  let label: String
  @State private var monitors: [Int] = []

  var body: some View {
    VStack {
      HStack {
        KeyRecorderStartCaptureButton(monitors: $monitors, label: label)
      }
      Text("\(monitors.count) monitors")
    }
  }
}

private struct KeyRecorderStartCaptureButton: View {
  @Binding var monitors: [Int]
  let label: String

  var body: some View {
    Button(action: startCapture) {
      Text(label)
    }
  }

  private func startCapture() {
    monitors.append(1)
  }
}
