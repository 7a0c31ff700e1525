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

@MainActor final class Store: ObservableObject {
  @Published var isLoading = true
  @Published var count = 0

  func load() async {}
}

struct Reporter {
  func send(_ text: String) async {}
}

struct Shelf: View {
  @StateObject private var store = Store()
  let other: Store

  var body: some View {
    VStack {
      if store.isLoading {
        ProgressView()
          .onAppear {
            Task { await store.load() }
          }
      }
      if self.store.count == 0 {
        Text("None")
          .onAppear {
            Task { await self.store.load() }
          }
        Text("Other")
          .onAppear {  // expect: task_on_appear
            Task { await other.load() }
          }
      }
      Text("Shelf")
        .onAppear {  // expect: task_on_appear
          Task { await store.load() }
        }
      Text("Visit")
        .onAppear {
          Task { await Reporter().send("Shelf") }
        }
    }
  }
}

/// What the task calls calls what ends the view.
struct Previews: View {
  @State private var links: [String: String] = [:]

  var body: some View {
    VStack {
      if links["first"] == nil {
        ProgressView()
          .onAppear {
            Task { await prepare() }
          }
      }
      Text("Previews")
    }
  }

  private func prepare() async {
    await follow("first")
    await follow("second")
  }

  private func follow(_ name: String) async {
    links[name] = name
  }
}
