import SwiftUI

struct InkBoxView: View {
  @State private var isEditing = false
  let inks: [String]

  var body: some View {
    VStack {
      InkBoxHeader(isEditing: $isEditing)
      ForEach(inks, id: \.self) { Text($0) }
      if isEditing { Text("Editing") }
    }
  }
}

private struct InkBoxHeader: View {
  @Binding var isEditing: Bool

  var body: some View {
    HStack {
      Text("42")
      Button("Edit") { isEditing.toggle() }
    }
  }
}
