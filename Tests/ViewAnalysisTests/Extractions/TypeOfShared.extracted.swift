import SwiftUI

struct LedgerView: View {
  @ObservedObject private var store = LedgerStore.shared

  var body: some View {
    VStack {
      LedgerShownPicker(filter: $store.filter, entryCount: store.entries.count)
      Text("Ledger \(store.entries.count)")
    }
  }
}

private struct LedgerShownPicker: View {
  @Binding var filter: LedgerStore.Filter
  let entryCount: Int

  var body: some View {
    VStack {
      Text("Entries")
      Picker("Shown", selection: $filter) {
        Text("All").tag(LedgerStore.Filter.all)
        Text("Mine").tag(LedgerStore.Filter.mine)
      }
      Text(String(entryCount))
    }
  }
}
