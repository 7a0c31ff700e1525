import SwiftUI

struct MainButton: View {
  let text: String
  let action: () -> Void

  var body: some View {
    Button(text, action: action)
      .padding()
  }
}

struct DevicesView: View {
  let canContinue: Bool
  let proceed: () -> Void

  var body: some View {
    VStack {
      Text("Devices")
      «if canContinue {
        MainButton(text: "Continue with login") {
          proceed()
        }
        .padding()
      }»
    }
  }
}
