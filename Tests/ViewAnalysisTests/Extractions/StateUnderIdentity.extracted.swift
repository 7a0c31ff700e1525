import SwiftUI

struct DiaryScreen: View {
  let day: Int
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Day \(day)")
        .font(.title)
      VStack {
        DiaryNoteField(note: $note)
      }
      .id(day)
    }
  }
}

private struct DiaryNoteField: View {
  @Binding var note: String

  var body: some View {
    VStack {
      Text("What happened?")
      TextField("Note", text: $note)
      Text("\(note.count) characters")
    }
    .padding()
  }
}
