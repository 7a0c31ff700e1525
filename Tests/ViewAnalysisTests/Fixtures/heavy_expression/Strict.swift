// profile: strict
import SwiftUI

struct Strict: View {
  let isOn: Bool
  let isOpen: Bool
  let isPressed: Bool

  var body: some View {
    VStack {
      Text("Colours")
        .foregroundStyle(isOn ? (isOpen ? Color.red : .blue) : .gray)  // expect: heavy_expression
      Text("Three")
        .opacity(isOn ? 1 : isOpen ? 0.5 : isPressed ? 0.2 : 0)  // expect: heavy_expression
      Text("Side by side")
        .frame(width: isOn ? 20 : 10, height: isOn ? 20 : 10)
      Text("Types spelt out")
        .foregroundStyle(isOn ? (isOpen ? Color.red : Color.blue) : Color.gray)
      if isOn != isOpen || isOn != isPressed || isOpen != isPressed || isOn == false || isOpen == false {
        Text("Conditions")
      }
      Text("Numbers")
        .scaleEffect(isPressed ? 0.9 : (isOn ? 1.1 : 1))
    }
  }
}
