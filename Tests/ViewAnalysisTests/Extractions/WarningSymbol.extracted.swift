import SwiftUI

struct AddressForm: View {
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("Code", text: $code)
      if code.count > 5 {
        AddressFormWarningLabel()
      }
    }
  }
}

private struct AddressFormWarningLabel: View {
  var body: some View {
    HStack {
      Image(systemName: "exclamationmark.triangle.fill")
      Text("Please enter a valid code of five digits")
    }
    .foregroundStyle(.orange)
  }
}
