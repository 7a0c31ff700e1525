import SwiftUI

struct SearchView: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearching = false
  @State private var page = 0

  var body: some View {
    VStack {
      «»HStack {
        TextField("Query", text: $query)
          .onSubmit {
            search()
          }
        if isSearching { ProgressView() }
        Button("Search", action: search)
        Button("Clear") {
          query = ""
          results = []
        }
      }
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
