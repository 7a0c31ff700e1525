// swift-format-ignore-file
// profile: strict

import SwiftUI

/// Branches of few steps, which the profile reports, too.
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
        print(title)
      }
      .onAppear {  // expect: logic_in_action "a branch of 4 statements"
        if let book {
          title = book.title
          isShown = true
          print(title)
          print(count)
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
      Button("Animate") {  // expect: logic_in_action "a closure for `withAnimation` with 2 statements"
        withAnimation {
          title = ""
          isShown = true
        }
      }
      Button("Wait") {  // expect: logic_in_action "a closure for `Task` with 3 statements"
        Task {
          title = "Wait"
          try? await Task.sleep(nanoseconds: 500)
          title = ""
        }
      }
      Button("Wrap") {  // expect: logic_in_action "a nested closure for `perform`"
        perform { isShown = true }
      }
      Button("Wrap and more") {  // expect: logic_in_action "a nested closure for `perform`"
        isShown = false
        perform { isShown = true }
      }
      Button("Store") {  // expect: logic_in_action "a nested closure for `store`"
        store { isShown = true }
      }
      Button("Delay") {  // expect: logic_in_action "a nested closure for `delay`"
        delay { isShown = true }
      }
      .task {
        for await title in titles { self.title = title }
      }
      .task {  // expect: logic_in_action "a loop"
        for await title in titles { self.title = title }
        isShown = true
      }
      .task {  // expect: logic_in_action "a loop"
        for await title in titles {
          self.title = title
          isShown = true
        }
      }
      Button("Guard") {  // expect: logic_in_action "4 statements"
        guard !isShown else { return }
        isShown = true
        title = ""
        isShown = false
      }
      .task {  // expect: logic_in_action "a loop"
        for _ in 0..<count { title += "." }
      }
    }
  }

  private func perform(_ work: @escaping () -> Void) {
    if count > 2 { withAnimation(.default, work) } else { work() }
  }

  private func store(_ work: @escaping () -> Void) { Self.works.append(work) }

  private func delay(_ work: @escaping () -> Void) {
    Task { work() }
  }

  @MainActor private static var works: [() -> Void] = []
}

/// Closures that run at another time, and those that don't.
struct Later: View {
  let titles: Titles
  @State private var title = ""
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Button("Wait") {  // expect: logic_in_action "a closure for `asyncAfter`"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          title = "Later"
        }
      }
      Button("Load") {  // expect: logic_in_action "a nested closure for `load`"
        titles.load { text in show(text) }
      }
      Button("Finish") {  // expect: logic_in_action "a nested closure for `finish`"
        titles.finish { title = "" }
      }
      Button("Change") {
        titles.change { names in names.append("New") }
      }
      Button("Drop") {
        names.removeAll { isOld($0) }
      }
      Button("Drop by rule") {
        names.removeAll { name in
          let length = name.count
          if isOld(name) { return true }
          return length > 2
        }
      }
      Button("Find") {
        title = titles.first { isOld($0) }
      }
      Button("Save") {  // expect: logic_in_action "error handling"
        do {
          try titles.save()
        } catch {
        }
      }
    }
  }

  private func show(_ text: String) { title = text }
  private func isOld(_ text: String) -> Bool { text.isEmpty }
}

struct Titles {
  func load(_ done: @escaping (String) -> Void) { done("") }
  func finish(_ done: () -> Void) { done() }
  func change(_ change: (inout [String]) -> Void) {}
  func first(_ test: (String) -> Bool) -> String { "" }
  func save() throws {}
}
