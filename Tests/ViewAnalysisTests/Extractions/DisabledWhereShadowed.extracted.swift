import SwiftUI

struct NewTask: View {
  @State private var title = ""
  @State private var isSaving = false
  let titles: [String]

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      ForEach(titles, id: \.self) { title in
        HStack {
          Text(title)
          SaveButton(isSaving: $isSaving, title: self.title)
        }
      }
    }
  }
}

private struct SaveButton: View {
  @Binding var isSaving: Bool
  let title: String

  var body: some View {
    HStack {
      Text("Ready?")
      Button("Save") { save() }
        .disabled(isSaving || title.isEmpty)
    }
  }

  private func save() { isSaving = true }
}
