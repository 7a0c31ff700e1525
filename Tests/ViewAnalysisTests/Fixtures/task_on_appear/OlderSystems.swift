// profile: strict
import SwiftUI

struct Feed: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      // Systems without `task` run it, too: see below.
      Text("A").onAppear {
        Task { await load() }
      }
      if #available(iOS 15, macOS 12, *) {
        Text("B").onAppear {  // expect: task_on_appear
          Task { await load() }
        }
      } else {
        Text("C").onAppear {
          Task { await load() }
        }
      }
    }
  }

  private func load() async { names = ["A"] }
}

@available(iOS 15.0, macOS 12.0, *)
struct NewFeed: View {
  @State private var names: [String] = []

  var body: some View {
    Text("A").onAppear {  // expect: task_on_appear
      Task { await load() }
    }
  }

  private func load() async { names = ["A"] }
}
