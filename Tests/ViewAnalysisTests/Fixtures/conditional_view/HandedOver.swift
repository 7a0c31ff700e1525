// profile: strict
import SwiftUI

/// What is handed over may become an item of a bar.
struct Inbox: View {
  @State private var isEditing = false

  var body: some View {
    ZStack {
      Toggle("Edit", isOn: $isEditing)
      hint
    }
    .background(mark)
    .bar(trailing: doneButton)
  }

  private var mark: some View {
    ZStack {
      Color.clear
      if isEditing {  // expect: conditional_view
        Text("Edit")
      }
    }
  }

  @ViewBuilder
  private var doneButton: some View {
    if isEditing {
      Button("Done") { isEditing = false }
    }
  }

  @ViewBuilder
  private var hint: some View {
    if isEditing {  // expect: conditional_view
      Text("Editing")
    }
  }
}

extension View {
  fileprivate func bar(trailing: some View) -> some View {
    toolbar { ToolbarItem { trailing } }
  }
}
