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
      card
    }
  }

  private var «»card: some View {
    VStack {
      Text("Share")
      if let url = model.address {
        Text(url.path)
      }
      Text(other.isSyncing ? "Syncing" : "Up to date")
    }
  }
}
