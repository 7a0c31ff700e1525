// profile: recommended
import SwiftUI

struct Shelf: View {
  @State private var isStale = false
  @State private var isOpen = false

  var body: some View {
    Text("Books")
      .onChange(of: isStale) {  // expect: logic_in_action "a closure for `Task` with 2 statements"
        if isStale {
          Task {
            await reload()
            isStale = false
          }
        }
      }
      .onChange(of: isOpen) {  // expect: logic_in_action "a closure for `Task` with 2 statements"
        Task {
          await reload()
          isOpen = false
        }
      }
  }

  private func reload() async {}
}
