import SwiftUI

struct AddressForm: View {
  @State private var street = ""
  @State private var city = ""
  @State private var code = 0
  let isLocked: Bool

  var body: some View {
    VStack {
      AddressFormField(text: $street, title: "Street", isLocked: isLocked)
      AddressFormField(text: $city, title: "City", isLocked: isLocked)
      VStack {
        Text("Code")
        Stepper("Code", value: $code)
      }
    }
  }
}

private struct AddressFormField: View {
  @Binding var text: String
  let title: LocalizedStringKey
  let isLocked: Bool

  var body: some View {
    VStack {
      Text(title)
      TextField("Required", text: $text)
    }
    .disabled(isLocked)
  }
}
