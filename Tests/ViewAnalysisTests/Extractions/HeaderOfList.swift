import SwiftUI

struct InkBoxView: View {
  @State private var isEditing = false
  let inks: [String]

  var body: some View {
    VStack {
      «»HStack {
        Text("42")
        Button("Edit") { isEditing.toggle() }
      }
      ForEach(inks, id: \.self) { Text($0) }
      if isEditing { Text("Editing") }
    }
  }
}
