import SwiftUI

@Observable final class LedgerModel {
  var title = ""
  var total = 0
  func close() {}
}

struct LedgerView: View {
  @State private var model = LedgerModel()

  var body: some View {
    VStack {
      Text("Ledger")
      «VStack {
        Text(model.title)
        Text("\(model.total)")
      }»
      Button("Close") { model.close() }
    }
  }
}
