import SwiftUI

struct NoteView: View {
  @State private var note = ""
  @State private var isPinned = false
  @State private var changes = 0

  private var isPinnedBinding: Binding<Bool> {
    Binding(
      get: { isPinned },
      set: { isOn in
        isPinned = isOn
        changes += 1
      })
  }

  var body: some View {
    Form {
      PinSection(isPinned: isPinnedBinding)
      Toggle("Pinned", isOn: isPinnedBinding)
      TextField("Note", text: $note)
      Text("\(changes) changes")
      if isPinned {
        Text("It stays on top.")
      }
    }
  }
}

private struct PinSection: View {
  @Binding var isPinned: Bool

  var body: some View {
    Section("Pin") {
      Toggle("Pin this note", isOn: $isPinned)
      if isPinned {
        Text("Pinned")
      }
    }
  }
}
