import SwiftUI

struct BakeryView: View {
  let loaves: [String]
  let limit: Int
  @State private var note = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      «»HStack {
        Text("\(self.loaves.count)/\(self.limit)")
        TextField("Note", text: self.$note)
        Text(isOpen ? "Open" : "Closed")
      }
      .padding()
      Text(self.loaves.first ?? self.note)
      Toggle("Open", isOn: $isOpen)
      Text(String(self.limit))
    }
  }
}
