import SwiftUI

struct SessionEditor: View {
  @State private var name = ""
  @State private var isWrong = false
  let onSave: (String) -> Void

  var body: some View {
    TextField("Name", text: $name)
      .toolbar {
        ToolbarItem {
          SessionEditorSaveButton(isWrong: $isWrong, name: name, onSave: onSave)
        }
      }
  }
}

private struct SessionEditorSaveButton: View {
  @Binding var isWrong: Bool
  let name: String
  let onSave: (String) -> Void

  var body: some View {
    Button(action: {
      if name.isEmpty {
        isWrong = true
      } else {
        onSave(name)
      }
    }) {
      Text("Save")
    }
    .disabled(isWrong)
  }
}
