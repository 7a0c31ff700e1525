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
      Button("Publish", action: publish)
      Button("Close All", role: .destructive, action: closeAll)
        .padding()
      Button(action: printTitles) {
        Label("Print Titles", systemImage: "printer")
      }
      Button(action: handleTap) {
        Image(systemName: "stop")
      }
      Button("Continue", action: handleContinue)
    }
    .task { await performTask() }
    .onAppear(perform: handleAppear)
    .onChange(of: query) { old, new in handleQueryChange(old, new) }
    .onChange(of: isLoading) { _, isLoading in handleIsLoadingChange(isLoading) }
    .gesture(
      DragGesture()
        .onEnded { value in handleDragEnd(value) }
    )
    .toolbar {
      ToolbarItem {
        Button("Reload", action: reload)
      }
    }
  }  // The end of the body.

  private func handleTap2(_ book: Book, _ index: Int) {
    query = book.title
    problem = nil
    print(index)
    store.close()
  }

  private func reload() {
    withAnimation {
      books = []
      query = ""
      isLoading = true
      problem = nil
    }
  }

  private func handleDragEnd(_ value: DragGesture.Value) {
    guard value.translation.width > 10 else {
      problem = nil
      query = ""
      return
    }
    books = []
  }

  private func handleIsLoadingChange(_ isLoading: Bool) {
    switch isLoading {
    case true:
      query = ""
      problem = nil
    case false: break
    }
  }

  private func handleQueryChange(_ old: String, _ new: String) {
    print(old)
    print(new)
    isLoading = true
    problem = nil
  }

  private func handleAppear() {
    Task {
      isLoading = true
      books = (try? await store.load()) ?? []
      isLoading = false
    }
  }

  private func performTask() async {
    do {
      books = try await store.load()
    } catch {
      problem = "\(error)"
    }
  }

  private func handleContinue() {
    books.forEach { print($0.title) }; query = "a"
  }

  private func handleTap() {
    if isLoading {
      isLoading = false
      query = ""
    } else {
      query = "all"
    }
  }

  private func printTitles() {
    for book in books { print(book.title) }
  }

  private func closeAll() {
    books = []
    query = ""
    problem = nil
    store.close()
  }

  private func publish() {
    isLoading = true
    store.publish(books) { worked in
      // Tell the reader.
      if !worked { problem = "Failed" }
      isLoading = false
    }
  }

  private func row(_ book: Book, at index: Int) -> some View {
    Text(book.title)
      .onTapGesture(count: 2) { handleTap2(book, index) }
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
        .onTapGesture { handleTap3(book) }
      if let cover {
        Button("Open") { open(cover, book) }
      }
      ForEach(0..<book.pages, id: \.self) { page in
        Button("Page") { handlePage(page) }
      }
    }
  }

  private func handlePage(_ page: Int) {
    if shown.contains(page) {
      shown.removeAll { $0 == page }
      selection = nil
    } else {
      shown.append(page)
    }
  }

  private func open(_ cover: URL, _ book: Book) {
    print(cover)
    print(book.title)
    for number in shown { print(number) }
  }

  private func handleTap3(_ book: Book) {
    while shown.count > 3 { shown.removeLast() }
    selection = book
  }
}

struct Decorated: ViewModifier {
  @State private var numbers: [Int] = []

  func body(content: Content) -> some View {
    content.onDisappear(perform: handleDisappear)
  }

  private func handleDisappear() {
    numbers = []
    numbers.append(1)
    numbers.append(2)
    numbers.append(3)
  }
}

struct Reading: View {
  @State private var _position = 0
  @State private var isDone = false

  var body: some View {
    ScrollViewReader { proxy in
      Button { handleTap4(proxy) } label: {
        if isDone { Text("Done") } else { Text("Read On") }
      }
      .onChange(of: _position) { _, position in handlePositionChange(position) }
    }
  }

  private func handlePositionChange(_ position: Int) {
    for page in 0..<position { print(page) }
    isDone = true
  }

  private func handleTap4(_ proxy: ScrollViewProxy) {
    for page in 0..<3 { proxy.scrollTo(page) }
  }
}
