// profile: strict
import SwiftUI

struct Count: View {
  @State var value: Int  // expect: state_from_parent

  var body: some View {
    Text("\(value)")
  }
}

struct Titled<Title: View>: View {
  @State var title: () -> Title  // expect: state_from_parent

  var body: some View { title() }
}

struct Fixed<Title: View>: View {
  @State var title: () -> Title

  var body: some View { title() }
}

enum Phase {
  case none
  case loaded(Message)
}

struct Loaded: View {
  let phase: Phase

  var body: some View {
    switch phase {
    case .none: Text("None")
    case .loaded(let message): Length(text: message.text)
    }
  }
}

struct Length: View {
  @State var text: String  // expect: state_from_parent

  var body: some View {
    Text("\(text.count)")
  }
}

/// What is cast may be another one, too.
struct AnyRow: View {
  let item: Any

  var body: some View {
    let message = item as! Message
    Sender(message: message)
  }
}

struct Sender: View {
  @State var message: Message  // expect: state_from_parent "keeps the first `message`"

  var body: some View { Text(message.text) }
}

/// Nothing reads it: it is to go.
struct Unread: View {
  @State var text: String

  var body: some View { Text("A") }
}

struct Draft: View {
  @State var note: String

  var body: some View {
    TextField("Note", text: $note)
  }
}

/// However often it is presented, a `let` does all that it does.
struct Details: View {
  @State var note: String  // expect: state_from_parent

  var body: some View {
    Text(note)
  }
}

struct Inbox: View {
  let messages: [Message]
  @State private var isShown = false

  var body: some View {
    VStack {
      Count(value: messages.count)
      Titled { Text("\(messages.count)") }
      Fixed { Text("Fixed") }
      ForEach(messages) { message in
        Unread(text: message.text)
        Draft(note: message.text)
          .sheet(isPresented: $isShown) {
            Details(note: message.text)
          }
      }
    }
  }
}

final class Library: ObservableObject {
  @Published var name = ""
}

/// What is written into the object doesn't make it another one.
struct LibraryEditor: View {
  @StateObject var library: Library  // expect: state_from_parent

  init(library: Library) {
    _library = StateObject(wrappedValue: library)
  }

  var body: some View {
    TextField("Name", text: $library.name)
  }
}

struct LibraryScreen: View {
  @ObservedObject var library: Library

  var body: some View {
    LibraryEditor(library: library)
  }
}
