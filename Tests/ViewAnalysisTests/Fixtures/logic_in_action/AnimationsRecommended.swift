// swift-format-ignore-file
// profile: recommended

import SwiftUI

/// An animation of several values is one step. One that does other things besides is several.
struct Panel: View {
  @State private var title = ""
  @State private var isShown = false
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Assign") {
        withAnimation {
          title = ""
          isShown = true
          isDone = true
        }
      }
      Button("Toggle") {
        withAnimation {
          isShown.toggle()
          isDone.toggle()
          self.isShown.toggle()
        }
      }
      Button("Assign and call") {
        withAnimation {
          isShown = true
          isDone.toggle()
          close()
        }
      }
      Button("Call two") {
        withAnimation {
          close()
          reset()
        }
      }
      Button("Call") {  // expect: logic_in_action "a closure for `withAnimation` with 3 statements"
        withAnimation {
          isShown = false
          close()
          reset()
        }
      }
      .onAppear {  // expect: logic_in_action "a closure for `withAnimation` with 3 statements"
        withAnimation(.default) {
          close()
          isShown.toggle()
          try? save()
        }
      }
    }
  }

  private func close() { isShown = false }
  private func reset() { title = "" }
  private func save() throws {}
}

/// The branches do what their animations do.
struct Choices: View {
  @State private var number: Int?
  @State private var title: String?
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("A") {  // expect: logic_in_action "a branch of 2 statements"
        if number == 1 {
          withAnimation {
            number = nil
            title = nil
          }
        } else {
          withAnimation {
            number = 1
            title = "A"
          }
        }
      }
      Button("B") {
        if number == nil {
          withAnimation {
            isOpen = true
            title = "B"
          }
        }
      }
    }
  }
}
