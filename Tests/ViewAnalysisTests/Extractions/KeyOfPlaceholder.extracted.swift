import SwiftUI

struct ContactSettingsView: View {
  @Binding var phone: String
  @Binding var email: String

  var body: some View {
    Form {
      ContactSettingsPhoneSection(phone: $phone)
      Section {
        TextField("ContactSettingsView.emailTextFieldPlaceholder", text: $email)
          .padding()
      }
    }
  }
}

private struct ContactSettingsPhoneSection: View {
  @Binding var phone: String

  var body: some View {
    Section {
      TextField("ContactSettingsView.phoneTextFieldPlaceholder", text: $phone)
    }
  }
}
