import SwiftUI

struct Screen: View {
  @State private var isOn = false
  let note: String

  var body: some View {
    VStack {
      Row(title: "A")
      Row(
        title: "B")
      Cell(title: "C")
      Lone()
      Kept(title: "D")
      Toggle("On", isOn: $isOn)
    }
  }
}
