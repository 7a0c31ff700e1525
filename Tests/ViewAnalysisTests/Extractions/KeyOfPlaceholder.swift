import SwiftUI

struct ContactSettingsView: View {
  @Binding var phone: String
  @Binding var email: String

  var body: some View {
    Form {
      «»Section {
        TextField("ContactSettingsView.phoneTextFieldPlaceholder", text: $phone)
      }
      Section {
        TextField("ContactSettingsView.emailTextFieldPlaceholder", text: $email)
          .padding()
      }
    }
  }
}
