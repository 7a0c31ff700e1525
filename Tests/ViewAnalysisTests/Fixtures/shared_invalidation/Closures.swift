import SwiftUI

/// The getters read the note and the title when the view that has the binding is computed.
struct NoteEditor: View {
  @State private var note: String?
  @State private var title = "Note"
  @State private var count = 0

  private var hasNote: Binding<Bool> {
    Binding {
      note != nil
    } set: {
      if !$0 { note = nil }
    }
  }

  var body: some View {
    VStack {
      HStack {
        Stepper("Count", value: $count)
        Text("\(count)")
      }
      Toggle("Note", isOn: hasNote)
      HStack {
        Image(systemName: "note")
        Text(note ?? "None")
      }
      Text(title)
      TextField("Title", text: Binding(get: { title + "" }, set: { title = $0 }))
    }
  }
}

/// Each is a part of its own with its binding.
struct Notes: View {
  @State private var note: String?
  @State private var title = "Note"
  @State private var count = 0

  private var hasNote: Binding<Bool> {
    Binding(get: { note != nil }, set: { if !$0 { note = nil } })
  }

  var body: some View {  // expect: shared_invalidation "reads `note`"
    VStack {
      HStack {
        Toggle("Note", isOn: hasNote)
        Text(note ?? "None")
      }
      HStack {
        TextField("Title", text: $title)
        Text(title)
      }
      Stepper("Count", value: $count)
    }
    .disabled(count > 3)
  }
}
