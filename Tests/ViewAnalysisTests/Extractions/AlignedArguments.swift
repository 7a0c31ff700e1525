import SwiftUI

struct WindowButtons: View {
  let scaleOfButtons: Double
  let performWindowAction: (String) -> Void

  var body: some View {
    HStack {
      windowButton(action: "close", symbolOfButton: "xmark.circle",
                   color: .red)
      Text("Window")
    }
  }

  private func «»windowButton(action: String, symbolOfButton: String, color: Color) -> some View {
    Button {
      performWindowAction(action)
    } label: {
      Image(systemName: symbolOfButton).scaleEffect(scaleOfButtons).foregroundStyle(color)
    }
  }
}
