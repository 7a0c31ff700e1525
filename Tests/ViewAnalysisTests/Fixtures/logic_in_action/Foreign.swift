// not type-checked: a button of another package
import SwiftUI

struct Refresh: View {
  @State private var isBusy = false
  @State private var count = 0

  var body: some View {
    VStack {
      AsyncButton {  // expect: logic_in_action "AsyncButton"
        do {
          isBusy = true
          try await load()
        } catch {
          isBusy = false
        }
      } label: {
        Text("Refresh")
      }
      AsyncButton {
        await load()
      } label: {
        VStack {
          Text("One")
          Text("Two")
          Text("Three")
          Text("Four")
        }
      }
      // Nobody says what the closure is for.
      Chooser {
        isBusy = true
        count = 1
        count = 2
        count = 3
      }
    }
  }

  private func load() async throws {}
}
