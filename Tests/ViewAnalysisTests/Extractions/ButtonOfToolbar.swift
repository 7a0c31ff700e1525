import SwiftUI

struct SessionEditor: View {
  @State private var name = ""
  @State private var isWrong = false
  let onSave: (String) -> Void

  var body: some View {
    TextField("Name", text: $name)
      .toolbar {
        ToolbarItem {
          «»Button(action: {
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
  }
}
