// swift-format-ignore-file
// profile: recommended

import SwiftUI

/// What several conditions guard takes more to understand than what one does.
struct Finder: View {
  let books: [String]
  let limit: Int?
  @State private var found: String?
  @State private var isOpen = false

  var body: some View {
    Text(found ?? "")
      .onAppear {  // expect: logic_in_action "a branch of 2 statements"
        if let limit, books.count < limit {
          withAnimation {
            found = books.first
            isOpen = true
          }
        }
      }
      .onDisappear {
        if isOpen {
          withAnimation {
            found = nil
            isOpen = false
          }
        }
      }
      .onTapGesture {  // expect: logic_in_action "a loop"
        for book in books {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { found = book }
        }
      }
      .onSubmit {
        for book in books { print(book) }
      }
      .onHover { _ in  // expect: logic_in_action "a branch of 2 statements"
        if isOpen {
          isOpen = false
          search()
        }
      }
  }

  private func search() {}
}
