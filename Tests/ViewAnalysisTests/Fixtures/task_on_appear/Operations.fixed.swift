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
        .task { await library.load() }
      Text("B")
        .task(priority: .background) { await refresh() }
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
