import SwiftUI

struct HistoryView: View {
  let pages: [String]
  @State private var showingClearAlert = false

  var body: some View {
    VStack {
      List(pages, id: \.self) { Text($0) }
      HistoryClearButton(hasPages: !pages.isEmpty) { showingClearAlert = true }
    }
    .alert("Clear all?", isPresented: $showingClearAlert) {
      Button("Clear") {}
    }
  }
}

private struct HistoryClearButton: View {
  let hasPages: Bool
  let onClear: () -> Void

  var body: some View {
    if hasPages {
      Divider()
      Button(action: onClear) {
        Image(systemName: "trash")
      }
    }
  }
}
