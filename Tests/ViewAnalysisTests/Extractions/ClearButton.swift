import SwiftUI

struct SearchView: View {
  @State private var searchText = ""
  let results: [String]

  var body: some View {
    VStack {
      TextField("Search", text: $searchText)
      if !searchText.isEmpty {
        «»Button {
          searchText = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .font(.system(size: 14))
        }
      }
      ForEach(results, id: \.self) { Text($0).font(.caption) }
    }
  }
}
