// swift-format-ignore-file
// profile: recommended

import SwiftUI

/// Branches of few steps, which the profile leaves alone unless the action has more.
struct Chooser: View {
  let book: Book?
  let count: Int
  let titles: AsyncStream<String>
  @State private var title = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") {
        if let book {
          title = book.title
          isShown = true
        }
      }
      Button("Count") {
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
      Button("Choose") {
        if count > 2 {
          title = "Many"
        } else {
          title = "Few"
          isShown = true
        }
      }
      Button("Wait") {
        Task {
          title = "Wait"
          try? await Task.sleep(nanoseconds: 500)
          title = ""
        }
      }
      Button("Wrap") {
        perform { isShown = true }
      }
      Button("Wrap and more") {  // expect: logic_in_action "a closure for `perform`"
        isShown = false
        perform { isShown = true }
      }
      .task {
        for await title in titles { self.title = title }
      }
      .task {  // expect: logic_in_action "a loop"
        for _ in 0..<count { title += "." }
      }
    }
  }

  private func perform(_ work: @escaping () -> Void) { work() }
}
