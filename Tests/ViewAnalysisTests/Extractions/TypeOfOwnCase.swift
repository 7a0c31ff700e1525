import SwiftUI

struct LedgerView: View {
  @ObservedObject var store: LedgerStore

  var body: some View {
    VStack {
      «»VStack {
        Text("Entries")
        Text(store.filter == .all ? "All" : "Mine")
        Button("Mine") { store.filter = .mine }
      }
      Text(store.title)
    }
  }
}
