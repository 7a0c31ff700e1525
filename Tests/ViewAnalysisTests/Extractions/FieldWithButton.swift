import SwiftUI

struct ArticleSearchTopicsView: View {
  @State private var searchText = ""

  var body: some View {
    VStack {
      Text(searchText)
      «»HStack {
        Image(systemName: "magnifyingglass")
        TextField("", text: $searchText)
        if !searchText.isEmpty {
          Button("Clear") { searchText = "" }
        }
      }
    }
  }
}
