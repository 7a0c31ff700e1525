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
      «»HStack {
        Text(model.title)
        Button("Save") { model.save() }
        Button {
          model.delete()
          dismiss()
        } label: {
          Label("Delete", systemImage: "trash")
        }
      }
      .padding()
    }
  }
}
