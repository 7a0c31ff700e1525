// swift-format-ignore-file

import SwiftUI

final class Model {
  var isOn = false
  func save() {}
  func load() async {}
}

struct Silent: View {
  let model: Model
  let perform: () -> Void
  @State private var books: [Book] = []
  @State private var isShown = false
  @State private var selection: Book?
  @State private var counts: [String: Int] = [:]

  var body: some View {
    VStack {
      Button("Call") { model.save() }
      Button("Method", action: save)
      Button("Property", action: perform)
      Button("Toggle") { isShown.toggle() }
      Button("Assign") { selection = books.first { $0.isRead } }
      Button("Remove") { books.removeAll { $0.isRead } }
      Button("Sort") {
        books = books.filter { !$0.isRead }.sorted { a, b in a.title < b.title }
      }
      Button("Animate") {
        withAnimation { isShown = true }
      }
      Button("Wait") {
        Task { await model.load() }
      }
      Button("Three") {
        isShown = false
        selection = nil
        model.save()
      }
      Button("Branches") {
        if isShown {
          selection = nil
        } else if books.isEmpty {
          model.save()
        } else {
          isShown = true
        }
      }
      Button("Guard") {
        guard let selection else { return }
        books.append(selection)
      }
      Button("Switch") {
        switch books.count {
        case 0: model.save()
        case 1: isShown = true
        default: break
        }
      }
      Button("Change what is handed in") {
        change { $0.isOn = true }
        change { model in model.isOn = false }
      }
      Button("Own animation") {
        withAnimationIfAllowed { isShown = true }
      }
      Button("Leave") {
        if isShown {
          isShown = false
          return
        }
        model.save()
      }
      Button("Count") {
        counts = books.reduce(into: [:]) { counts, book in counts[book.title] = book.pages }
      }
      Button("Platforms") {
        #if os(macOS)
          print("macOS")
        #endif
        model.save()
        #if !os(macOS)
          isShown = false
          print("another")
        #endif
      }
      Button("None") {}
    }
    .onAppear { model.save() }
    .task {  // expect: logic_in_action "error handling"
      do { try await Task.sleep(nanoseconds: 500) } catch {}
      await model.load()
    }
    .onChange(of: isShown) { selection = nil }
    .sheet(isPresented: $isShown) {
      // Views, however many, are no statements of an action.
      Text("One")
      Text("Two")
      Text("Three")
      Text("Four")
      ForEach(books) { book in
        Text(book.title)
        Text(book.author)
      }
    }
  }

  private func change(_ body: (Model) -> Void) { body(model) }

  private func withAnimationIfAllowed(_ body: () -> Void) { body() }

  private func save() {
    for _ in books { model.save() }
  }
}

/// A view with an action and content.
struct FormScreen<Content: View>: View {
  let title: String
  let onContinue: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      content
      Button("Continue", action: onContinue)
    }
  }
}

/// The action is given by its label, so the closure is the content.
struct Form1: View {
  let books: [Book]
  let onContinue: () -> Void

  var body: some View {
    FormScreen(title: "Books", onContinue: onContinue) {
      Text("One")
      Text("Two")
      ForEach(books) { book in
        if book.isRead {
          Text(book.title)
          Text(book.author)
        }
      }
      Text("Three")
      Text("Four")
    }
  }
}

/// No view.
struct Machine {
  func onChange(_ action: () -> Void) {}

  func run() {
    self.onChange {
      for _ in 0..<3 { print("step") }
    }
  }
}

struct SilentPreviews: PreviewProvider {
  static var previews: some View {
    Button("In a preview") {
      for _ in 0..<3 { print("step") }
    }
  }
}
