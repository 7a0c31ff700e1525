import SwiftUI

struct Feed: View {
  @State private var names: [String] = []

  var body: some View {
    Text("A").onAppear {
      Task { await load() }
    }
  }

  private func load() async { names = ["A"] }
}

@available(iOS 15, macOS 12, *)
struct NewFeed: View {
  @State private var names: [String] = []

  var body: some View {
    Text("A").onAppear {  // expect: task_on_appear
      Task { await load() }
    }
  }

  private func load() async { names = ["A"] }
}
