import SwiftUI

struct ArticleSearchTopicsView: View {
  @State private var searchText = ""

  var body: some View {
    VStack {
      Text(searchText)
      ArticleSearchField(searchText: $searchText)
    }
  }
}

private struct ArticleSearchField: View {
  @Binding var searchText: String

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("", text: $searchText)
      if !searchText.isEmpty {
        Button("Clear") { searchText = "" }
      }
    }
  }
}
