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
          saveButton
        }
      }
    }
  }

  private var «»saveButton: some View {
    HStack {
      Text("Ready?")
      Button("Save") { save() }
        .disabled(isSaving || title.isEmpty)
    }
  }

  private func save() { isSaving = true }
}
