import SwiftUI

struct Feed: View {
  @State private var names: [String] = []
  @State private var work: Task<Void, Never>?

  var body: some View {
    VStack {
      Text("A")
        .onAppear {  // expect: task_on_appear "keeps running when the view is gone"
          Task {
            await load()
            names.append("A")
          }
        }
      Text("B")
        .onAppear { Task { await load() } }  // expect: task_on_appear
      Text("C")
        .onAppear(perform: {  // expect: task_on_appear
          Task(priority: .background) {
            await load()
          }
        })
      Text("D")
        .onAppear {  // expect: task_on_appear
          // Loads the first page.
          Task { await load() }
        }
      Text("E")
        .onAppear {  // expect: task_on_appear
          Task { try await save() }
        }
      Text("F")
        .onAppear {  // expect: task_on_appear
          Task {
            do {
              try await save()
            } catch {
              names = []
            }
          }
        }
      Text("G")
        .onAppear { Task.detached { await log() } }
      Text("H")
        .onAppear { work = Task { await load() } }
      Text("I")
        .onAppear {
          names = []
          Task { await load() }
        }
    }
  }

  private func load() async { names = ["A"] }
  private func save() async throws {}
}

private func log() async {}
