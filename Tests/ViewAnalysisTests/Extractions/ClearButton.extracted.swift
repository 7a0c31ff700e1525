import SwiftUI

struct SearchView: View {
  @State private var searchText = ""
  let results: [String]

  var body: some View {
    VStack {
      TextField("Search", text: $searchText)
      if !searchText.isEmpty {
        ClearSearchButton {
          searchText = ""
        }
      }
      ForEach(results, id: \.self) { Text($0).font(.caption) }
    }
  }
}

private struct ClearSearchButton: View {
  let onClearSearchText: () -> Void

  var body: some View {
    Button {
      onClearSearchText()
    } label: {
      Image(systemName: "xmark.circle.fill")
        .font(.system(size: 14))
    }
  }
}
