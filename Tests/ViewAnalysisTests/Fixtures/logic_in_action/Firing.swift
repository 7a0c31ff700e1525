// swift-format-ignore-file

import SwiftUI

final class Store {
  func publish(_ books: [Book], then: @escaping (Bool) -> Void) {}
  func load() async throws -> [Book] { [] }
  func close() {}
}

struct Firing: View {
  let store: Store
  @State private var books: [Book] = []
  @State private var query = ""
  @State private var isLoading = false
  @State private var problem: String?

  var body: some View {
    VStack {
      Button("Publish") {  // expect: logic_in_action "a closure for `publish` with 2 statements"
        isLoading = true
        store.publish(books) { worked in
          // Tell the reader.
          if !worked { problem = "Failed" }
          isLoading = false
        }
      }
      Button("Close All", role: .destructive) {  // expect: logic_in_action "4 statements"
        books = []
        query = ""
        problem = nil
        store.close()
      }
      .padding()
      Button {  // expect: logic_in_action "a loop"
        for book in books { print(book.title) }
      } label: {
        Label("Print Titles", systemImage: "printer")
      }
      Button(action: {  // expect: logic_in_action "a branch of 2 statements"
        if isLoading {
          isLoading = false
          query = ""
        } else {
          query = "all"
        }
      }) {
        Image(systemName: "stop")
      }
      Button("Continue") { books.forEach { print($0.title) }; query = "a" }  // expect: logic_in_action "a loop"
    }
    .task {  // expect: logic_in_action "error handling"
      do {
        books = try await store.load()
      } catch {
        problem = "\(error)"
      }
    }
    .onAppear {  // expect: logic_in_action
      Task {
        isLoading = true
        books = (try? await store.load()) ?? []
        isLoading = false
      }
    }
    .onChange(of: query) { old, new in  // expect: logic_in_action "4 statements"
      print(old)
      print(new)
      isLoading = true
      problem = nil
    }
    .onChange(of: isLoading) { _, isLoading in  // expect: logic_in_action
      switch isLoading {
      case true:
        query = ""
        problem = nil
      case false: break
      }
    }
    .gesture(
      DragGesture()
        .onEnded { value in  // expect: logic_in_action "`onEnded`"
          guard value.translation.width > 10 else {
            problem = nil
            query = ""
            return
          }
          books = []
        }
    )
    .toolbar {
      ToolbarItem {
        Button("Reload") {  // expect: logic_in_action
          withAnimation {
            books = []
            query = ""
            isLoading = true
            problem = nil
          }
        }
      }
    }
  }  // The end of the body.

  private func row(_ book: Book, at index: Int) -> some View {
    Text(book.title)
      .onTapGesture(count: 2) {  // expect: logic_in_action "`row` only describes"
        query = book.title
        problem = nil
        print(index)
        store.close()
      }
  }
}

struct Rows: View {
  let books: [Book]
  let cover: URL?
  @Binding var selection: Book?

  @State private var shown: [Int] = []

  var body: some View {
    List(books) { book in
      Text(book.title)
        .onTapGesture {  // expect: logic_in_action
          while shown.count > 3 { shown.removeLast() }
          selection = book
        }
      if let cover {
        Button("Open") {  // expect: logic_in_action
          print(cover)
          print(book.title)
          for number in shown { print(number) }
        }
      }
      ForEach(0..<book.pages, id: \.self) { page in
        Button("Page") {  // expect: logic_in_action
          if shown.contains(page) {
            shown.removeAll { $0 == page }
            selection = nil
          } else {
            shown.append(page)
          }
        }
      }
    }
  }
}

struct Decorated: ViewModifier {
  @State private var numbers: [Int] = []

  func body(content: Content) -> some View {
    content.onDisappear {  // expect: logic_in_action
      numbers = []
      numbers.append(1)
      numbers.append(2)
      numbers.append(3)
    }
  }
}

struct Reading: View {
  @State private var _position = 0
  @State private var isDone = false

  var body: some View {
    ScrollViewReader { proxy in
      Button {  // expect: logic_in_action
        for page in 0..<3 { proxy.scrollTo(page) }
      } label: {
        if isDone { Text("Done") } else { Text("Read On") }
      }
      .onChange(of: _position) { _, position in  // expect: logic_in_action
        for page in 0..<position { print(page) }
        isDone = true
      }
    }
  }
}
