import SwiftUI

struct MessageList: View {
  @ObservedObject var model: Inbox
  let chosen: Message
  let date: Date

  var body: some View {
    VStack {
      Text(model.age(of: chosen))  // expect: work_in_body "`body` of `MessageList` calls `age`, and each time that creates a new `DateFormatter`"
      Text(model.age(of: chosen))  // expect: work_in_body
      Text(date.shortText)  // expect: work_in_body "reads `shortText`"
      Text(spelledOut(3))  // expect: work_in_body "calls `spelledOut`"
      Text(Inbox.title())  // expect: work_in_body "calls `FileManager.default.contents`"
      Text(title)
      Text(Other().age(of: chosen))
      Text(model.kept(chosen))
      Text(model.name)
      ForEach(model.bySender()) { Text($0.sender) }  // expect: work_in_body "calls `bySender`, which goes through all elements"
      MessageBadge(count: model.bySender().count)
      ForEach(model.unread) { Text($0.sender) }
      ForEach(model.numbers(upTo: 3), id: \.self) { Text("\($0)") }
      count(of: model.newest(4))  // expect: work_in_body "Prepare what `count` is given"
      MessageCount(messages: model.recent(5))  // expect: work_in_body "Prepare what `MessageCount` is given"
      MessageCount(messages: model.recent(5).reversed())  // expect: work_in_body "Prepare what `MessageCount` is given"
      self.count(of: model.newest(4))  // expect: work_in_body "Prepare what `count` is given"
      ForEach(model.messages) { message in
        Text(message.sentAt.shortText)
        let others = model.others(than: message)
        Text("\(others.count)")
      }
      let made = model.load(3)
      ForEach(model.sorted(made)) { Text($0.sender) }
      ForEach(model.messages) { replies(to: $0) }
      Button("Age") { print(model.age(of: chosen)) }
    }
    .task { await model.load() }
  }

  private func count(of messages: [Message]) -> some View {
    Text("\(messages.count)")
  }

  private func replies(to message: Message) -> some View {
    VStack {
      ForEach(model.others(than: message)) { Text($0.sender) }
      Text(message.sender)
    }
  }

  private var title: String { "Inbox " + Inbox.subtitle() }
}

struct MessageBadge: View {
  let count: Int

  var body: some View { Text("\(count)") }
}

struct MessageCount: View {
  let messages: [Message]

  var body: some View { Text("\(messages.count)") }
}

struct Stored: View {
  let store: Store
  let time: String

  var body: some View {
    VStack {
      Text("\(store.unread().count)")  // expect: work_in_body "calls `self.fetch`, on the main thread"
      Text(store.stored() ?? "")  // expect: work_in_body "calls `FileManager.default.contents`"
      Text(day(of: time))
    }
  }

  private func day(of text: String) -> String {
    guard let seconds = Double(text) else { return "" }
    return seconds.day()
  }
}

enum Decoding {
  static func name(of text: String) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(text.utf8))) ?? ""
  }
}

struct Sender: View {
  let code: String

  var body: some View {
    VStack {
      Text(name)  // expect: work_in_body "uses `name`, which calls `name`, and each time that creates a new `JSONDecoder`"
    }
  }

  private var name: String { Decoding.name(of: code) }
}
