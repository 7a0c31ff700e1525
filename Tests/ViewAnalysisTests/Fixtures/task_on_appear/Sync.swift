// profile: strict
import SwiftUI

struct Shop: View {
  var body: some View {
    VStack {
      Text("A")
        .onAppear {
          Task {
            track("opened")
          }
        }
      Text("B")
        .onAppear {  // expect: task_on_appear
          Task {
            await load()
          }
        }
    }
  }

  private func track(_ event: String) {}
  private func load() async {}
}
