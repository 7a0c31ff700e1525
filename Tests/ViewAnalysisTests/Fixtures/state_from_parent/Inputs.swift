import SwiftUI

struct Count: View {
  @State var value: Int  // expect: state_from_parent "keeps the first `messages.count`"
  @State var limit: Int
  @State var initialStep: Int

  var body: some View {
    Text("\(value) of \(limit) by \(initialStep)")
  }
}

struct Title: View {
  @State private var text: String  // expect: state_from_parent
  @State private var length: Int

  init(text: String, length: Double) {
    _text = State(initialValue: text)
    _length = State(initialValue: Int(length))
  }

  var body: some View {
    Text(text + "\(length)")
  }
}

struct Draft: View {
  @State var note: String  // expect: state_from_parent

  var body: some View {
    TextField("Note", text: $note)
  }
}

struct Fresh: View {
  @State var note: String

  var body: some View {
    Text(note)
  }
}

struct Inbox: View {
  let messages: [Message]
  @State private var step = 1
  private let limit = 10

  var body: some View {
    VStack {
      Count(value: messages.count, limit: 10, initialStep: step)
      Count(value: 1, limit: limit, initialStep: 2)
      ForEach(messages) { message in
        Title(text: message.text, length: 3)
        Draft(note: message.text)
        Fresh(note: message.text)
          .id(message.id)
      }
    }
  }
}
