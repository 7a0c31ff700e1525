import SwiftUI

struct AddressForm: View {
  @State private var street = ""
  @State private var city = ""
  @State private var code = 0
  let isLocked: Bool

  var body: some View {
    VStack {
      AddressFormField(
        text: $street,
        title: "Street",
        placeholder: "Old Mill Lane",
        isLocked: isLocked
      )
      AddressFormField(text: $city, title: "City", placeholder: "Old Mill", isLocked: isLocked)  // where it is
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
  let placeholder: LocalizedStringKey
  let isLocked: Bool

  var body: some View {
    VStack {
      Text(title)
      TextField(placeholder, text: $text)
    }
    .disabled(isLocked)
  }
}
