import SwiftUI

struct InvoiceView: View {
  @State private var note = ""

  var body: some View {
    VStack {
      positions
      total
    }
  }

  // ======================
  // === BEGIN change 12 ===
  // ======================
  // It was missing.
  private var «»positions: some View {
    VStack {
      Text("Positions")
      TextField("Note", text: $note)
    }
  }
  // ======================
  // === END change 12 ===
  // ======================

  private var total: some View {
    Text("Total \(note)")
  }
}
