// profile: strict
import SwiftUI

struct Count: View {
  @State var value: Int  // expect: state_from_parent

  var body: some View {
    Text("\(value)")
  }
}

struct Draft: View {
  @State var note: String

  var body: some View {
    TextField("Note", text: $note)
  }
}

struct Details: View {
  @State var note: String

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
      ForEach(messages) { message in
        Draft(note: message.text)
          .sheet(isPresented: $isShown) {
            Details(note: message.text)
          }
      }
    }
  }
}
