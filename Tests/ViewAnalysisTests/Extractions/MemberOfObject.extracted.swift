import SwiftUI

final class StoreModel: ObservableObject {
  @Published var address: URL?
  @Published var isSyncing = false
  @Published var visits = 0
}

struct StoreView: View {
  @StateObject var model: StoreModel
  @EnvironmentObject var other: StoreModel

  var body: some View {
    VStack {
      Text("\(model.visits) \(other.visits)")
      StoreCard(address: model.address, isSyncing: other.isSyncing)
    }
  }
}

private struct StoreCard: View {
  let address: URL?
  let isSyncing: Bool

  var body: some View {
    VStack {
      Text("Share")
      if let url = address {
        Text(url.path)
      }
      Text(isSyncing ? "Syncing" : "Up to date")
    }
  }
}
