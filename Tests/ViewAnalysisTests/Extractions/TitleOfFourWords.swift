import SwiftUI

final class SearchModel: ObservableObject {
  @Published var isSearching = true
  @Published var results: [String] = []
}

struct SearchView: View {
  @ObservedObject var model: SearchModel

  var body: some View {
    VStack {
      ForEach(model.results, id: \.self) { Text($0) }
      «»Button {
        model.isSearching = false
        model.results = []
      } label: {
        Label(
          title: { Text("Show results on map") },
          icon: { Image(systemName: "map") }
        )
      }
    }
  }
}
