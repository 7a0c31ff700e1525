import SwiftUI

struct AddressForm: View {
  @State private var street = ""
  @State private var city = ""
  @State private var code = 0
  let isLocked: Bool

  var body: some View {
    VStack {
      VStack {«»
        Text("Street")
        TextField("Old Mill Lane", text: $street)
      }
      .disabled(isLocked)
      VStack {
        Text("City")
        TextField("Old Mill", text: $city)
      }
      .disabled(isLocked)  // where it is
      VStack {
        Text("Code")
        Stepper("Code", value: $code)
      }
    }
  }
}
