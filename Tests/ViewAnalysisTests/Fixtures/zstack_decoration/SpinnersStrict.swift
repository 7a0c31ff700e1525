// profile: strict
import SwiftUI

/// A spinner lies on what reserves its place, seen or not.
struct SignIn: View {
  @State private var isBusy = false

  var body: some View {
    VStack {
      ZStack {  // expect: zstack_decoration
        Text("Sign in")
          .opacity(isBusy ? 0 : 1)
        if isBusy { ProgressView() }
      }
      ZStack {  // expect: zstack_decoration
        Text(verbatim: "Sign in")
          .foregroundStyle(Color.clear)
        ProgressView()
          .controlSize(.mini)
      }
      // A mark is not.
      ZStack {
        Text("Sign in")
          .foregroundStyle(Color.clear)
        Image(systemName: "star")
          .font(.caption)
      }
      ZStack {
        Text("Sign in")
          .opacity(isBusy ? 0 : 1)
        if isBusy { Image(systemName: "star").font(.caption) }
      }
    }
    .onTapGesture { isBusy.toggle() }
  }
}
