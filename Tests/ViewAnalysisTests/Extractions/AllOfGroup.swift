// not: It is all that the `Group` shows, which belongs to it.
import SwiftUI

struct SecretField: View {
  @Binding var text: String
  let isShown: Bool

  var body: some View {
    HStack {
      Image(systemName: "key")
      Group {
        if isShown {«»
          TextField("Key", text: $text)
        } else {
          SecureField("Key", text: $text)
        }
      }
      .textFieldStyle(.roundedBorder)
      .disableAutocorrection(true)
    }
  }
}
