import SwiftUI

struct BakeryView: View {
  let loaves: [String]
  let limit: Int
  @State private var note = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      BakeryNoteField(
        note: self.$note,
        loaveCount: self.loaves.count,
        limit: self.limit,
        isOpen: isOpen
      )
      Text(self.loaves.first ?? self.note)
      Toggle("Open", isOn: $isOpen)
      Text(String(self.limit))
    }
  }
}

private struct BakeryNoteField: View {
  @Binding var note: String
  let loaveCount: Int
  let limit: Int
  let isOpen: Bool

  var body: some View {
    HStack {
      Text("\(self.loaveCount)/\(self.limit)")
      TextField("Note", text: self.$note)
      Text(isOpen ? "Open" : "Closed")
    }
    .padding()
  }
}
