import SwiftUI

struct SignUpView: View {
  @State private var name = ""
  @State private var street = ""
  @State private var code = ""

  var body: some View {
    VStack {
      Text("Sign up")
      SignUpFields(name: $name, street: $street, code: $code)
      Button("Send") { print(name, street, code) }
    }
  }
}

private struct SignUpFields: View {
  @Binding var name: String
  @Binding var street: String
  @Binding var code: String

  var body: some View {
    Group {
      TextField("First name", text: $name).textContentType(.name)
      TextField("Street", text: $street)
      SecureField("Code", text: $code)
    }
  }
}
