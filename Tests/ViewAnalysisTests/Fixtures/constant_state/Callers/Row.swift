import SwiftUI

struct Row: View {
  @Binding var title: String  // expect: constant_state
  @Binding var isOn: Bool  // expect: constant_state

  var body: some View {
    Text(isOn ? title : "")
  }
}

struct Cell: View {
  @Binding private var isOn: Bool  // expect: constant_state

  init(isOn: Binding<Bool>) {
    self._isOn = isOn
    print("Cell")
  }

  var body: some View {
    Text(isOn ? "On" : "Off")
  }
}
