// profile: recommended
import SwiftUI

final class FeedModel: ObservableObject {
  @Published var names: [String] = []
  func load() {}
}

/// Another view keeps its value, and tells it to load.
struct FeedView: View {
  @ObservedObject private var model = FeedModel()

  var body: some View {
    List(model.names, id: \.self) { Text($0) }
  }

  func reload() { model.load() }
}

struct NewsView: View {
  @ObservedObject private var model = FeedModel()  // expect: owned_object

  var body: some View {
    List(model.names, id: \.self) { Text($0) }.onAppear(perform: reload)
  }

  func reload() { model.load() }
}
