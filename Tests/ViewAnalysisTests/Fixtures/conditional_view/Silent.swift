// profile: strict
import SwiftUI

struct Device {
  static let current = Device()
  let isPad = false
}

struct Silent: View {
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  let books: [Book]
  let title: String?
  let index: Int
  let selection: Book?

  var body: some View {
    VStack {
      if let title { Text(title) }
      if case .some(let title) = title { Text(title) }
      if #available(iOS 99, *) { Text("New") }
      if isOpen { Text("A") } else { Text("B") }
      if isOpen {
        Text("A")
        Text("B")
      }
      if isOpen, index > 1 { Text("Both") }
      if title != nil { Text("Optional") }
      if !books.isEmpty { Text("Books") }
      if books.count > 3 { Text("Many") }
      if index > 0 { Text("Some") }
      if isEnabled { Text("Environment") }
      if let title {
        if isOpen { Text(title) }  // expect: conditional_view
      }
      if isNested {
        HStack {
          Text("Nested").onAppear { print("there") }
        }
      }
      Button {
      } label: {
        Text("Label")
        if isOpen { Text("Subtitle") }  // expect: conditional_view
      }
      Text("Marked")
        .overlay {
          if isOpen { Circle() }  // expect: conditional_view
        }
      Framed {
        if isOpen { Text("In a container of its own") }  // expect: conditional_view
      }
      if check() { Text("Call") }
      if Device.current.isPad { Text("Pad") }
      if isDivided { Divider() }
      if isSpaced { Spacer() }
      if isEmpty { EmptyView() }
      if isListed { ForEach(books) { Text($0.title) } }
      if isLinked { NavigationLink("Link") { Text("There") } }
      if isMoving { Text("Moving").transition(.opacity) }
      if isActive { Text("Active").onAppear { print("there") } }
      if isForced { Text(title!) }
      if index < 3 { Text(books[index].title) }
      if isHelped { helper }
      if tab == .first { Text("First") }
      if tab == .second { Text("Second") }
    }
    .toolbar {
      ToolbarItem {
        if isOpen { Text("Bar") }
      }
    }
    .contextMenu {
      if isOpen { Text("Menu") }
    }
  }

  enum Page { case first, second }
  let tab = Page.first

  func check() -> Bool { true }
  var helper: some View { Text("Helper") }
  var isDivided: Bool { true }
  var isSpaced: Bool { true }
  var isEmpty: Bool { true }
  var isListed: Bool { true }
  var isLinked: Bool { true }
  var isMoving: Bool { true }
  var isActive: Bool { true }
  var isForced: Bool { true }
  var isNested: Bool { true }
  var isHelped: Bool { true }

  @ViewBuilder
  private var footer: some View {
    if isOpen { Text("Used who knows where") }  // expect: conditional_view
  }

  var rows: some View {
    List {
      if isOpen { Text("Row") }
      ForEach(books) { book in
        if isOpen { Text(book.title) }
      }
      Section {
        if isOpen { Text("Row") }
      }
    }
  }

  var form: some View {
    Form {
      if isOpen { Text("Row") }
    }
  }

  var menu: some View {
    Menu("More") {
      if isOpen { Button("One") {} }
    }
  }

  var lazy: some View {
    ScrollView {
      LazyVStack {
        if isOpen { Text("Row") }
      }
    }
  }

  private func toggle() { isOpen.toggle() }
}

struct Framed<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.border(.red) }
}

struct Several: View {
  let isOpen: Bool

  var body: some View {
    Text("One")
    if isOpen { Text("Two") }
  }
}

#Preview {
  let isShown = true
  VStack {
    if isShown { Text("Preview") }
  }
}

// A group's views are the body's.
struct Grouped: View {
  let isOpen: Bool

  var body: some View {
    Group {
      Text("One")
      if isOpen { Text("Two") }
    }
  }
}
