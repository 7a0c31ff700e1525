import SwiftUI

struct SearchView: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearching = false
  @State private var page = 0

  var body: some View {
    VStack {
      SearchQueryRow(
        query: $query,
        isSearching: isSearching,
        onSearch: { search() },
        onClear: {
          query = ""
          results = []
        }
      )
      ForEach(results, id: \.self) { Text($0) }
      if isSearching { Text("\(query) \(page)") }
    }
  }

  private func search() {
    isSearching = true
    page = 1
    results = [query]
  }
}

private struct SearchQueryRow: View {
  @Binding var query: String
  let isSearching: Bool
  let onSearch: () -> Void
  let onClear: () -> Void

  var body: some View {
    HStack {
      TextField("Query", text: $query)
        .onSubmit {
          onSearch()
        }
      if isSearching { ProgressView() }
      Button("Search", action: onSearch)
      Button("Clear") {
        onClear()
      }
    }
  }
}
