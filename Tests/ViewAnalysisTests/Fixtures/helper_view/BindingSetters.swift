// profile: strict
import SwiftUI

/// What a binding sets is set in an action: the task that it starts runs no view again.
struct SearchField: View {
  @State private var query = ""
  @State private var search: Task<Void, Never>?
  @State private var count = 0

  var body: some View {
    VStack {
      TextField("Search", text: Binding(get: { query }, set: { change(to: $0) }))
      Text("\(count)")
      Button("More") { count += 1 }
      Divider()
      VStack { help }
    }
  }

  private var help: some View {  // expect: helper_view "whenever `query` or `count` changes, and reads neither"
    HStack {
      Image(systemName: "questionmark")
      Text("Help")
      Button("Close") {}
    }
  }

  private func change(to text: String) {
    search?.cancel()
    search = Task { query = text }
  }
}
