import SwiftUI

/// What projects no binding, and what another wrapper makes of `$`, is no binding of a value.
struct AddressFields: View {
  @State private var street = ""
  @State private var city = ""
  @FocusState private var isStreet: Bool
  @FocusState private var isCity: Bool

  var body: some View {
    VStack {
      «HStack {
        Text("Street")
        TextField("Street", text: $street)
          .focused($isStreet)
      }»
      HStack {
        Text("City")
        TextField("City", text: $city)
          .focused($isCity)
      }
      Button("Next") { isCity = true }
    }
  }
}
