import SwiftUI

struct ImportView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  let onImport: (String) -> Void

  var body: some View {
    Text(text)
      .sheet(isPresented: .constant(true)) {
        TextField("Text", text: $text)
        ImportButton(text: text, dismiss: dismiss, onImport: onImport)
      }
  }
}

private struct ImportButton: View {
  let text: String
  let dismiss: DismissAction
  let onImport: (String) -> Void

  var body: some View {
    Button {
      onImport(text)
      dismiss()
    } label: {
      HStack {
        Text(">")
        Image(systemName: "arrow.down")
      }
    }
  }
}
