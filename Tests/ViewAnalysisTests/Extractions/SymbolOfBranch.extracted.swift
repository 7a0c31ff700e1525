import SwiftUI

enum Provider {
  case phone, mail
}

struct SignInView: View {
  let active: Provider?

  var body: some View {
    HStack {
      SignInIcon(active: active)
      Text("Sign in by phone")
    }
  }
}

private struct SignInIcon: View {
  let active: Provider?

  var body: some View {
    if active == .phone {
      ProgressView()
    } else {
      Image(systemName: "key.fill")
    }
  }
}
