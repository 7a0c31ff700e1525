import SwiftUI

struct NewTask: View {
  @State private var title = ""
  @State private var note: String?
  @State private var isSaving = false

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Text(note ?? "No note")
      HStack {
        Text("Ready?")
        «»Button("Save") {
          save()
        }
        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty || note == nil || isSaving)
      }
    }
  }

  private func save() {
    isSaving = true
    note = "Saved"
  }
}
