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
        TextField("Required", text: $street)
      }
      .disabled(isLocked)
      VStack {
        Text("City")
        TextField("Required", text: $city)
      }
      .disabled(isLocked)
      VStack {
        Text("Code")
        Stepper("Code", value: $code)
      }
    }
  }
}
