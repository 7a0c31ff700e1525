import SwiftUI

enum Provider {
  case phone, mail
}

struct SignInView: View {
  let active: Provider?

  var body: some View {
    HStack {
      «»if active == .phone {
        ProgressView()
      } else {
        Image(systemName: "key.fill")
      }
      Text("Sign in by phone")
    }
  }
}
