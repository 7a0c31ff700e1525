import SwiftUI

struct DiaryScreen: View {
  let day: Int
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Day \(day)")
        .font(.title)
      VStack {
        «»VStack {
          Text("What happened?")
          TextField("Note", text: $note)
          Text("\(note.count) characters")
        }
        .padding()
      }
      .id(day)
    }
  }
}
