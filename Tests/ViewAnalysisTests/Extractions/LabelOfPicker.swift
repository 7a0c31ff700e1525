import SwiftUI

struct PostSheet: View {
  @State private var course = 0
  @State private var note = ""

  var body: some View {
    Form {
      «»Section {
        Picker(selection: $course) {
          Text("Not Selected").tag(0)
          Text("First").tag(1)
        } label: {
          Text("Select Course")
        }
        TextField(note, text: $note)
      }
      Section {
        Button("Post") {
          print(note, course)
        }
        .disabled(note.isEmpty && course == 0)
        Button("Discard") {
          note = ""
          course = 0
        }
        .disabled(note.isEmpty && course == 0)
      }
    }
  }
}
