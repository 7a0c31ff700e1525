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
      ShowResultsOnMapButton(onShowResultsOnMap: showResultsOnMap)
    }
  }

  private func showResultsOnMap() {
    model.isSearching = false
    model.results = []
  }
}

private struct ShowResultsOnMapButton: View {
  let onShowResultsOnMap: () -> Void

  var body: some View {
    Button {
      onShowResultsOnMap()
    } label: {
      Label(
        title: { Text("Show results on map") },
        icon: { Image(systemName: "map") }
      )
    }
  }
}
