import SwiftUI

struct InvoiceView: View {
  @State private var note = ""

  var body: some View {
    VStack {
      InvoicePositionsView(note: $note)
      total
    }
  }

  private var total: some View {
    Text("Total \(note)")
  }
}

// ======================
// === BEGIN change 12 ===
// ======================
// It was missing.
private struct InvoicePositionsView: View {
  @Binding var note: String

  var body: some View {
    VStack {
      Text("Positions")
      TextField("Note", text: $note)
    }
  }
}
// ======================
// === END change 12 ===
// ======================
