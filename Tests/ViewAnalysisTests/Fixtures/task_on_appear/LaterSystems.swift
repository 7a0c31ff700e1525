// profile: strict
import SwiftUI

struct Feed: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("A").onAppear {  // expect: task_on_appear
        Task { await load() }
      }
      // They tell nothing of systems without `task`.
      if #available(iOS 17, macOS 14, *) {
        Text("B")
      }
      if #available(iOS 15.4, macOS 12.3, *) {
        Text("C")
      }
      if #available(iOS 13, macOS 11, *) {
        Text("D")
      }
    }
  }

  private func load() async { names = ["A"] }
}
