import SwiftUI

struct SearchView: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearchRunningNow = false
  @State private var page = 0

  var body: some View {
    VStack {
      «»HStack {
        TextField("Query", text: $query)
          .onSubmit {
            search()
          }
        if isSearchRunningNow { ProgressView() }
        Button("Search", action: search)
        Button("Clear") {
          query = ""
          results = []
        }
      }
      ForEach(results, id: \.self) { Text($0) }
      if isSearchRunningNow { Text("\(query) \(page)") }
    }
  }

  private func search() {
    isSearchRunningNow = true
    page = 1
    results = [query]
  }
}
