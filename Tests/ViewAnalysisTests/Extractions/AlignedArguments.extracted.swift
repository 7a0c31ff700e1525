import SwiftUI

struct WindowButtons: View {
  let scaleOfButtons: Double
  let performWindowAction: (String) -> Void

  var body: some View {
    HStack {
      WindowButton(action: "close", symbolOfButton: "xmark.circle",
                   color: .red,
                   scaleOfButtons: scaleOfButtons,
                   performWindowAction: performWindowAction)
      Text("Window")
    }
  }
}

private struct WindowButton: View {
  let action: String
  let symbolOfButton: String
  let color: Color
  let scaleOfButtons: Double
  let performWindowAction: (String) -> Void

  var body: some View {
    Button {
      performWindowAction(action)
    } label: {
      Image(systemName: symbolOfButton).scaleEffect(scaleOfButtons).foregroundStyle(color)
    }
  }
}
