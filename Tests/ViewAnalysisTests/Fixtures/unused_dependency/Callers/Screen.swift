import SwiftUI

struct Screen: View {
  @State private var isOn = false
  let note: String

  var body: some View {
    VStack {
      Row(title: "A", isOn: $isOn)
      Row(
        title: "B",
        isOn: .constant(true))
      Cell(title: "C", isOn: $isOn)
      Lone(
        isOn: $isOn
      )
      Kept(note: note, title: "D")
      Toggle("On", isOn: $isOn)
    }
  }
}
