import SwiftUI

struct KitchenTimer: View {
  @Binding var minutes: Int
  @Binding var isLoud: Bool

  var body: some View {
    VStack {
      «»VStack {
        Text("Minutes: \(minutes)")
        Stepper("Minutes", value: $minutes)
      }
      Toggle("Loud", isOn: $isLoud)
    }
  }
}
