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
        NewTaskSaveButton(
          isDisabled: title.trimmingCharacters(in: .whitespaces).isEmpty || note == nil || isSaving,
          onSave: save
        )
      }
    }
  }

  private func save() {
    isSaving = true
    note = "Saved"
  }
}

private struct NewTaskSaveButton: View {
  let isDisabled: Bool
  let onSave: () -> Void

  var body: some View {
    Button("Save") {
      onSave()
    }
    .disabled(isDisabled)
  }
}
