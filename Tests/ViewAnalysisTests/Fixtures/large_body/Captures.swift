// option: max_lines = 9
import SwiftUI

/// What the piece changes becomes a binding, what it reads a constant.
struct ShelfView: View {
  let title: String
  var onClose: () -> Void = {}
  @State private var isOpen = false
  @State private var count = 0
  @State private var name = "shelf"
  @State private var unrelated = 0

  var body: some View {  // expect: large_body "12 lines of code"
    VStack {
      Text(title)
      GroupBox("Open the Shelf") {
        Toggle("Open", isOn: $isOpen)
        Text("\(count) in \(name)")
        Button("More") { count += 1 }
        // Only now it closes.
        Button("Close", action: onClose)
      }
      .padding()
      Text("\(unrelated)")
      Spacer()
    }
  }
}

/// Rows, and what is bound around the piece.
struct RowsView: View {
  struct Entry: Identifiable {
    let id: Int
    var text: String
    let note: String?
  }
  enum Style: CaseIterable { case plain, bold }

  static let limit = 3
  @State private var entries: [Entry] = []
  @State private var style = Style.plain
  @State private var link: URL?

  var body: some View {  // expect: large_body
    GeometryReader { proxy in
      let isWide = proxy.size.width > 300
      ForEach($entries) { $entry in
        VStack {
          Text(entry.text).frame(width: proxy.size.width)
          TextField("Text", text: $entry.text)
          if isWide { Text("\(Self.limit)") }
          Picker("Style", selection: $style) {
            ForEach(Style.allCases, id: \.self) { style in Text("\(style)") }
          }
        }
      }
      Text("A")
    }
  }
}

/// A value that may change before the action reads it comes through a binding.
struct LateView: View {
  @State private var pending: [Book] = []
  @State private var draft = ""
  @State private var sent = 0

  private var isReady: Bool { !draft.isEmpty }
  private func send(_ text: String) async -> Bool { true }

  var body: some View {  // expect: large_body
    HStack {
      Text("A")
      VStack {
        Text(isReady ? "Ready" : "Empty")
        Button("Send") { print(draft) }
        Text("B").task {
          if await send("start") { print(sent) }
        }
        Button("Undo") { print(pending.popLast() as Any) }
      }
      Text("C")
      Text("D")
      Text("E")
    }
  }
}

/// A generic view, and a piece that shows its content.
struct Card<Content: View>: View where Content: Sendable {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {  // expect: large_body
    HStack {
      Text("A")
      VStack {
        Text(title)
        content
        Text(
          """
          Several
            lines
          """)
      }
      Text("B")
    }
  }
}

struct Nested {
  /// Inside another type.
  struct InnerView: View {
    @Binding var selection: Book?
    @AppStorage("showsPages") private var showsPages = true
    @SceneStorage("tab") private var tab = 0

    var body: some View {  // expect: large_body
      List {
        Text("A")
        if let selection {
          Text(selection.title)
          Text("\(selection.pages)")
            .bold()
            .opacity(showsPages ? 1 : 0)
          Button("None") { self.selection = nil }
          Text("\(tab)")
        }
        Text("B")
        Text("C")
      }
    }
  }
}

/// What is applied to the root stays where it is, where no part below it is enough.
struct BehaviorView: View {
  @State private var isShown = false
  @State private var text = ""

  var body: some View {  // expect: large_body
    VStack {
      Text("A")
      Text("B")
      TextField("C", text: $text)
    }
    .padding()
    .onAppear {
      isShown = true
    }
    .onDisappear {
      isShown = false
    }
  }
}

/// Two parts, because one is not enough.
struct PartsView: View {
  let first: String
  let second: String

  var body: some View {  // expect: large_body
    Form {
      Section("First Part") {
        Text(first)
        Text("A")
        Text("B")
        Text("C")
        Text("D")
      }
      Section("Second Part") {
        Text(second)
        Text("A")
        Text("B")
        Text("C")
      }
      .bold()
      .italic()
    }
    .padding()
  }
}
