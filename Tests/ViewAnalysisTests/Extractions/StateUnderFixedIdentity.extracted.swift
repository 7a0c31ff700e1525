import SwiftUI

struct DiaryScreen: View {
  let day: Int

  var body: some View {
    VStack {
      Text("Day \(day)")
        .font(.title)
      VStack {
        DiaryNoteField()
      }
      .id("diary")
    }
  }
}

private struct DiaryNoteField: View {
  @State private var note = ""

  var body: some View {
    VStack {
      Text("What happened?")
      TextField("Note", text: $note)
      Text("\(note.count) characters")
    }
    .padding()
  }
}
