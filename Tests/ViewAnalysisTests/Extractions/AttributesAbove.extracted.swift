import SwiftUI

struct TimerView: View {
  @State
  private var minutes = 5
  @Environment(\.dismiss)
  private var dismiss

  var body: some View {
    VStack {
      Text("\(minutes)")
      TimerMinutesRow(minutes: $minutes)
    }
    .onTapGesture { dismiss() }
  }
}

private struct TimerMinutesRow: View {
  @Environment(\.dismiss)
  private var dismiss
  @Binding
  var minutes: Int

  var body: some View {
    HStack {
      Stepper("Minutes", value: $minutes)
      Button("Close") { dismiss() }
    }
  }
}
