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
      Text(Inbox.place()?.path ?? "")
      Text(Inbox.text())  // expect: work_in_body "calls `String(contentsOf:)`"
      Text(Inbox.note(nil))  // expect: work_in_body "creates a new `DateFormatter`"
      Text(Inbox.day())  // expect: work_in_body "creates a new `DateFormatter`"
      Text(Inbox.Footer())  // expect: work_in_body "calls `Footer`"
      Text(title)  // expect: work_in_body "uses `title`, which calls `subtitle`"
      Text(Other().age(of: chosen))
      Text(model.kept(chosen))
      Text(model.name)
      Text(chosen.sentAt.addingTimeInterval(60).spelled())  // expect: work_in_body "calls `spelled`"
      ForEach(model.bySender()) { Text($0.sender) }  // expect: work_in_body
      ForEach(model.unread) { Text($0.sender) }
      ForEach(model.messages) { message in
        Text(message.sentAt.shortText)
        let others = model.others(than: message)
        Text("\(others.count)")
      }
      Button("Age") { print(model.age(of: chosen)) }
    }
    .task { await model.load() }
  }

  private var title: String { "Inbox " + Inbox.subtitle() }
}
