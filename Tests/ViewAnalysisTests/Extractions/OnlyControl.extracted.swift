import SwiftUI

struct KitchenTimer: View {
  @Binding var minutes: Int
  @Binding var isLoud: Bool

  var body: some View {
    VStack {
      KitchenTimerMinutesStepper(minutes: $minutes)
      Toggle("Loud", isOn: $isLoud)
    }
  }
}

private struct KitchenTimerMinutesStepper: View {
  @Binding var minutes: Int

  var body: some View {
    VStack {
      Text("Minutes: \(minutes)")
      Stepper("Minutes", value: $minutes)
    }
  }
}
