import SwiftUI

struct NewNote: View {
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      SaveButton(title: title)
    }
  }
}

private struct SaveButton: View {
  private static let mostLetters = 20

  @State private var isSaving = false
  let title: String

  var body: some View {
    HStack {
      Text("Ready?")
      Button("Save") { save() }
        .disabled(title.count > Self.mostLetters || isSaving)
    }
  }

  private func save() { isSaving = true }
}
