// profile: strict
import SwiftUI

struct Library: View {
  @State private var isLoading = true
  @State private var names: [String] = []

  var body: some View {
    VStack {
      if isLoading {
        ProgressView()
          .onAppear {
            Task { await load() }
          }
      }
      if names.isEmpty {
        Text("A")
          .onAppear {  // expect: task_on_appear "keeps running"
            Task { await save() }
          }
      }
      Text("B")
        .onAppear {
          Task { names.append("B") }
        }
    }
  }

  private func load() async {
    isLoading = false
    await save()
  }

  private func save() async {}
}
