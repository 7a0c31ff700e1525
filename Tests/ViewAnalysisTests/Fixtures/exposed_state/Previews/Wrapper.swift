import SwiftUI

struct SwitchWrapper: View {
  @State var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
  }
}

struct Switch: View {
  @State var isOn = false  // expect: exposed_state "code in other files could, too"

  init() {}

  var body: some View {
    Toggle("On", isOn: $isOn)
  }
}

struct Home: View {
  var body: some View {
    Switch()
  }
}
