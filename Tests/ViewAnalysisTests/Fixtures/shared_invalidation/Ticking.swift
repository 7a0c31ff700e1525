// profile: strict
import SwiftUI

/// A timer changes one of the states all the time, and a single text reads it.
struct Verification: View {
  @State private var seconds = 300
  @State private var code = ""
  @State private var isLoading = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {  // expect: shared_invalidation "`seconds`"
    VStack {
      Text("Enter the code")
      HStack {
        Text("Code")
        TextField("Code", text: $code)
        Text(code)
      }
      Text("\(seconds)")
        .onReceive(timer) { _ in
          if seconds > 0 { seconds -= 1 }
        }
      Button("Send") { isLoading = true }
      HStack {
        Text("Sending").opacity(isLoading ? 1 : 0)
        ProgressView().opacity(isLoading ? 1 : 0)
      }
    }
  }
}
