// profile: recommended
import SwiftUI

@MainActor final class Library: ObservableObject {
  @Published var names: [String] = []
  func load() async {}
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      ForEach(library.names, id: \.self) { Text($0) }
      Text("A")
        .onAppear {  // expect: task_on_appear "keeps running when the view is gone"
          Task(operation: library.load)
        }
      Text("B")
        .onAppear { Task(priority: .background, operation: refresh) }  // expect: task_on_appear
      if library.names.isEmpty {
        // The task may end what the view is shown for.
        Text("C").onAppear { Task(operation: library.load) }
      }
    }
  }

  private func refresh() async {
    await library.load()
  }
}
