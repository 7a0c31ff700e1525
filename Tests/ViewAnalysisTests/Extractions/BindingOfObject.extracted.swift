import SwiftUI

final class Pin: ObservableObject {
  @Published var size = 4.0
  @Published var isHidden = false
}

final class Board: ObservableObject {
  @Published var pins: [Pin] = []
}

struct PinEditor: View {
  @Binding var pin: Pin
  @EnvironmentObject private var board: Board

  var body: some View {
    Form {
      Text("\(board.pins.count) pins")
      PinEditorContent(pin: pin)
    }
  }
}

private struct PinEditorContent: View {
  @ObservedObject var pin: Pin

  var body: some View {
    Section {
      Toggle("Hidden", isOn: $pin.isHidden)
      Text("\(pin.size)")
      Slider(value: $pin.size, in: 0...20)
    }
  }
}
