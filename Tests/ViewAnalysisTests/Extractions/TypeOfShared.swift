import SwiftUI

struct LedgerView: View {
  @ObservedObject private var store = LedgerStore.shared

  var body: some View {
    VStack {
      «»VStack {
        Text("Entries")
        Picker("Shown", selection: $store.filter) {
          Text("All").tag(LedgerStore.Filter.all)
          Text("Mine").tag(LedgerStore.Filter.mine)
        }
        Text(String(store.entries.count))
      }
      Text("Ledger \(store.entries.count)")
    }
  }
}
