// swift-format-ignore-file
// profile: recommended

import SwiftUI

/// Branches of few steps, which the profile leaves alone unless one of them has two.
struct Chooser: View {
  let book: Book?
  let count: Int
  let titles: AsyncStream<String>
  @State private var title = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") {  // expect: logic_in_action "a branch of 2 statements"
        if let book {
          title = book.title
          isShown = true
        }
      }
      Button("Count") {  // expect: logic_in_action "a branch of 2 statements"
        switch count {
        case 0: break
        case 1, 2:
          title = "Few"
          isShown = true
        default: return
        }
      }
      Button("Many") {  // expect: logic_in_action "a branch of 2 statements"
        if count > 2 {
          title = "Many"
          isShown = true
        } else {
          isShown = false
        }
        perform {}
      }
      Button("Print") {  // expect: logic_in_action "a branch of 2 statements"
        if count > 2 {
          title = "Many"
          isShown = true
        } else {
          isShown = false
        }
        print(title)
      }
      .onAppear {  // expect: logic_in_action "a branch of 4 statements"
        if let book {
          title = book.title
          isShown = true
          title += "."
          title += "\(count)"
        }
      }
      Button("Choose") {  // expect: logic_in_action "a branch of 2 statements"
        if count > 2 {
          title = "Many"
        } else {
          title = "Few"
          isShown = true
        }
      }
      Button("Guard between") {  // expect: logic_in_action "4 statements"
        isShown = true
        perform {}
        guard count > 2 else { return }
        title = ""
      }
      Button("Wait") {  // expect: logic_in_action "a closure for `Task`"
        Task {
          title = "Wait"
          try? await Task.sleep(nanoseconds: 500)
          title = ""
        }
      }
      Button("Wrap") {
        perform { isShown = true }
      }
      Button("Wrap and more") {
        isShown = false
        perform { isShown = true }
      }
      Button("Wrap and much more") {  // expect: logic_in_action "a nested closure for `perform`"
        title = "Wrap"
        isShown = false
        perform { isShown = true }
      }
      .task {
        for await title in titles { self.title = title }
      }
      .task {  // expect: logic_in_action "a loop"
        for _ in 0..<count { title += "." }
      }
      .task {  // expect: logic_in_action "a loop"
        isShown = true
        for _ in 0..<count { title += "." }
        isShown = false
      }
      Button("Three in a row") {
        title = ""
        isShown = true
        perform {}
        print(title)
      }
      Button("Four in a row") {  // expect: logic_in_action "5 statements"
        title = ""
        isShown = true
        withAnimation { isShown = false }
        perform {}
        print(title)
      }
      Button("Four and a condition") {  // expect: logic_in_action "4 statements"
        title = ""
        isShown = true
        if count > 2 { isShown = false }
        perform {}
      }
      Button("Five in a row") {  // expect: logic_in_action "5 statements"
        title = ""
        isShown = true
        withAnimation { isShown = false }
        perform {}
        title = "."
      }
      Button("Values") {
        let books = [book].compactMap { $0 }.filter { $0.title.isEmpty }
        title = books.map { $0.title }.joined()
        if books.isEmpty { isShown = false }
      }
      Button("Try") {  // expect: logic_in_action "error handling"
        Task {
          do {
            try await Task.sleep(nanoseconds: 500)
            title = ""
          } catch {
            isShown = false
          }
        }
      }
      Button("Start") {
        Task.init {
          title = "Wait"
          title = ""
        }
      }
      Card(title: title) {  // expect: logic_in_action "of this `Card`"
        title = ""
        isShown = true
        perform {}
        title = "."
        isShown = false
      }
      Card(title: title, onTap: { isShown = true })
      Button("Hand over a view") {
        let row = HStack {
          Text(title)
          Text(title)
          Text(title)
        }
        present(row)
        title = ""
      }
    }
  }

  private func perform(_ work: @escaping () -> Void) { Task { work() } }
  private func present(_ view: some View) {}
}

struct Card: View {
  let title: String
  let onTap: () -> Void

  var body: some View { Button(title, action: onTap) }
}

/// Few steps, one of which handles errors, or that a task takes.
struct Three: View {
  let store: Store
  @State private var title = ""
  @State private var isShown = false
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Save") {  // expect: logic_in_action "error handling"
        title = ""
        do {
          try store.save()
        } catch {
        }
        isDone = true
      }
      Button("Only save") {  // expect: logic_in_action "error handling"
        do {
          try store.save()
        } catch {
          isShown = true
        }
      }
      Button("Save or print") {  // expect: logic_in_action "error handling"
        do {
          try store.save()
        } catch {
          print(error)
        }
      }
      Button("Wait twice") {  // expect: logic_in_action "a closure for `Task` with 2 statements"
        Task {
          await store.wait()
          await store.wait()
        }
      }
      Button("Wait, then go on") {  // expect: logic_in_action "a closure for `Task` with 2 statements"
        Task {
          await store.wait()
          isDone = true
        }
      }
      Button("Pause, then go on") {
        Task {
          try? await Task.sleep(nanoseconds: 500)
          isDone = true
        }
      }
      Button("Guard") {  // expect: logic_in_action "4 statements"
        guard !isShown else { return }
        isShown = true
        perform()
        if isDone { title = "" }
      }
      Button("Guard a list") {  // expect: logic_in_action "4 statements"
        guard !isShown else { return }
        isShown = true
        perform()
        title = ""
      }
      Button("Wait") {  // expect: logic_in_action "a closure for `Task`"
        Task {
          title = ""
          await store.wait()
          isDone = true
        }
      }
      Button("Animate") {
        withAnimation {
          title = ""
          isShown = true
          isDone = true
        }
      }
      Button("Wait later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDone = true }
      }
    }
  }

  private func perform() {}
}

struct Store {
  func save() throws {}
  func wait() async {}
}
