import SwiftUI

struct SearchView: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearchRunningNow = false
  @State private var page = 0

  var body: some View {
    VStack {
      SearchQueryRow(
        query: $query,
        isSearchRunningNow: isSearchRunningNow,
        onSearch: search,
        onClear: clear
      )
      ForEach(results, id: \.self) { Text($0) }
      if isSearchRunningNow { Text("\(query) \(page)") }
    }
  }

  private func clear() {
    query = ""
    results = []
  }

  private func search() {
    isSearchRunningNow = true
    page = 1
    results = [query]
  }
}

private struct SearchQueryRow: View {
  @Binding var query: String
  let isSearchRunningNow: Bool
  let onSearch: () -> Void
  let onClear: () -> Void

  var body: some View {
    HStack {
      TextField("Query", text: $query)
        .onSubmit {
          onSearch()
        }
      if isSearchRunningNow { ProgressView() }
      Button("Search", action: onSearch)
      Button("Clear") {
        onClear()
      }
    }
  }
}
