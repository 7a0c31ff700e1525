import SwiftUI

struct NewNote: View {
  @State private var title = ""
  @State private var isSaving = false
  private static let mostLetters = 20

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      saveButton
    }
  }

  private var «»saveButton: some View {
    HStack {
      Text("Ready?")
      Button("Save") { save() }
        .disabled(title.count > Self.mostLetters || isSaving)
    }
  }

  private func save() { isSaving = true }
}
