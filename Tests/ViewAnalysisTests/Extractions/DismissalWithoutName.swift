import SwiftUI

struct ImportView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  let onImport: (String) -> Void

  var body: some View {
    Text(text)
      .sheet(isPresented: .constant(true)) {
        TextField("Text", text: $text)
        «»Button {
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
}
