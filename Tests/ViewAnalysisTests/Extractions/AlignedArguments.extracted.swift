import SwiftUI

struct WindowButtons: View {
  let scaleOfButtons: Double
  let performWindowAction: (String) -> Void

  var body: some View {
    HStack {
      WindowButton(scaleOfButtons: scaleOfButtons,
                   performWindowAction: performWindowAction,
                   action: "close", symbolOfButton: "xmark.circle",
                   color: .red)
      Text("Window")
    }
  }
}

private struct WindowButton: View {
  let scaleOfButtons: Double
  let performWindowAction: (String) -> Void
  let action: String
  let symbolOfButton: String
  let color: Color

  var body: some View {
    Button {
      performWindowAction(action)
    } label: {
      Image(systemName: symbolOfButton).scaleEffect(scaleOfButtons).foregroundStyle(color)
    }
  }
}
