import SwiftUI

struct LedgerView: View {
  @ObservedObject private var store = LedgerStore.shared

  var body: some View {
    VStack {
      LedgerShownPicker(store: store)
      Text("Ledger \(store.entries.count)")
    }
  }
}

private struct LedgerShownPicker: View {
  @ObservedObject var store: LedgerStore

  var body: some View {
    VStack {
      Text("Entries")
      Picker("Shown", selection: $store.filter) {
        Text("All").tag(LedgerStore.Filter.all)
        Text("Mine").tag(LedgerStore.Filter.mine)
      }
      Text(String(store.entries.count))
    }
  }
}
