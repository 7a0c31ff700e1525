// profile: recommended
import SwiftUI

@MainActor
final class Account: ObservableObject {
  func logIn(name: String, done: @escaping () -> Void, failed: @escaping () -> Void) {}
}

struct Login: View {
  @State private var name = ""
  @State private var isMissing = false
  @State private var isOpen = false
  @ObservedObject var account: Account

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      // Two ways of the action's own, and two of what it calls.
      Button("Log in") {  // expect: logic_in_action "nested closure for `logIn`"
        if name.isEmpty {
          isMissing = true
        } else if isMissing {
          isOpen = true
        } else {
          account.logIn(name: name, done: { close() }, failed: { show() })
        }
      }
      // One call.
      Button("Again") {
        account.logIn(name: name, done: { close() }, failed: { show() })
      }
    }
    .opacity(isMissing || isOpen ? 0.5 : 1)
  }

  private func close() { isOpen = false }
  private func show() { isMissing = true }
}
