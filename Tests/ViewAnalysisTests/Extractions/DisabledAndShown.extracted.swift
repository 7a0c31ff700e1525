import SwiftUI

struct NewTask: View {
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      HStack {
        Text("Ready?")
        NewTaskContent(title: title)
      }
    }
  }
}

private struct NewTaskContent: View {
  @State private var isSaving = false
  let title: String

  var body: some View {
    VStack {
      Text(title)
      Button("Save") { save() }
        .disabled(title.isEmpty || isSaving)
    }
  }

  private func save() { isSaving = true }
}
