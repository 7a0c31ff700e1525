// swift-format-ignore-file

import SwiftUI

/// Buttons of alerts as they were before iOS 15.
struct AccountList: View {
  @State private var accounts: [String] = []
  @State private var doomed: String?
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var message = ""

  var body: some View {
    List(accounts, id: \.self) { account in
      Text(account)
    }
    .alert(isPresented: $isAsking) {
      Alert(
        title: Text("Delete the account?"),
        primaryButton: .destructive(Text("Delete")) {  // expect: logic_in_action "a branch of 2 statements"
          if let doomed {
            accounts.removeAll { $0 == doomed }
            message = doomed
          }
        },
        secondaryButton: .cancel(Text("Keep"), action: { doomed = nil }))
    }
    .actionSheet(isPresented: $isChoosing) {
      ActionSheet(
        title: Text("Sort"),
        buttons: [
          .default(Text("By Name"), action: {  // expect: logic_in_action "4 statements"
            accounts.sort()
            doomed = nil
            message = ""
            isChoosing = false
          }),
          .cancel(),
        ])
    }
  }
}
