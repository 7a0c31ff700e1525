import SwiftUI

struct TimerView: View {
  @State
  private var minutes = 5
  @Environment(\.dismiss)
  private var dismiss

  var body: some View {
    VStack {
      Text("\(minutes)")
      «»HStack {
        Stepper("Minutes", value: $minutes)
        Button("Close") { dismiss() }
      }
    }
    .onTapGesture { dismiss() }
  }
}
