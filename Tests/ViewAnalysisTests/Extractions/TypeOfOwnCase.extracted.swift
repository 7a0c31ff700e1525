import SwiftUI

struct LedgerView: View {
  @ObservedObject var store: LedgerStore

  var body: some View {
    VStack {
      LedgerContent(filter: store.filter) { store.filter = .mine }
      Text(store.title)
    }
  }
}

private struct LedgerContent: View {
  let filter: LedgerStore.Filter
  let onMine: () -> Void

  var body: some View {
    VStack {
      Text("Entries")
      Text(filter == .all ? "All" : "Mine")
      Button("Mine") { onMine() }
    }
  }
}
