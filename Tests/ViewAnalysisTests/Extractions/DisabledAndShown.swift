import SwiftUI

struct NewTask: View {
  @State private var title = ""
  @State private var isSaving = false

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      HStack {
        Text("Ready?")
        «»VStack {
          Text(title)
          Button("Save") { save() }
            .disabled(title.isEmpty || isSaving)
        }
      }
    }
  }

  private func save() { isSaving = true }
}
