import SwiftUI

struct SignUpView: View {
  @State private var name = ""
  @State private var street = ""
  @State private var code = ""

  var body: some View {
    VStack {
      Text("Sign up")
      «»Group {
        TextField("First name", text: $name).textContentType(.name)
        TextField("Street", text: $street)
        SecureField("Code", text: $code)
      }
      Button("Send") { print(name, street, code) }
    }
  }
}
