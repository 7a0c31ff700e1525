import SwiftUI

final class NoteModel: ObservableObject {
  @Published var title = ""
  func save() {}
  func delete() {}
}

struct NoteView: View {
  @ObservedObject var model: NoteModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Title", text: $model.title)
      NoteRow(title: model.title, onSave: { model.save() }, onDelete: delete)
    }
  }

  private func delete() {
    model.delete()
    dismiss()
  }
}

private struct NoteRow: View {
  let title: String
  let onSave: () -> Void
  let onDelete: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Button("Save") { onSave() }
      Button {
        onDelete()
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
    .padding()
  }
}
