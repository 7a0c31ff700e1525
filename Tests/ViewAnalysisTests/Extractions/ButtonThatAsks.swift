import SwiftUI

struct HistoryView: View {
  let pages: [String]
  @State private var showingClearAlert = false

  var body: some View {
    VStack {
      List(pages, id: \.self) { Text($0) }
      «»if !pages.isEmpty {
        Divider()
        Button(action: { showingClearAlert = true }) {
          Image(systemName: "trash")
        }
      }
    }
    .alert("Clear all?", isPresented: $showingClearAlert) {
      Button("Clear") {}
    }
  }
}
