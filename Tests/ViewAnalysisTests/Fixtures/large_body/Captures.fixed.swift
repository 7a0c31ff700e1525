// option: max_lines = 9
import SwiftUI

/// What the piece changes becomes a binding, what it reads a constant.
struct ShelfView: View {
  let title: String
  var onClose: () -> Void = {}
  @State private var unrelated = 0

  var body: some View {
    VStack {
      Text(title)
      OpenShelfBox(onClose: onClose)
      Text("\(unrelated)")
      Spacer()
    }
  }
}

private struct OpenShelfBox: View {
  @State private var isOpen = false
  @State private var count = 0
  @State private var name = "shelf"
  let onClose: () -> Void

  var body: some View {
    GroupBox("Open the Shelf") {
      Toggle("Open", isOn: $isOpen)
      Text("\(count) in \(name)")
      Button("More") { count += 1 }
      // Only now it closes.
      Button("Close", action: onClose)
    }
    .padding()
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

  @State private var entries: [Entry] = []
  @State private var style = Style.plain
  @State private var link: URL?

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width > 300
      ForEach($entries) { $entry in
        RowsEntryRow(style: $style, entry: $entry, width: proxy.size.width, isWide: isWide)
      }
      Text("A")
    }
  }
}

private struct RowsEntryRow: View {
  static let limit = 3

  @Binding var style: RowsView.Style
  @Binding var entry: RowsView.Entry
  let width: CGFloat
  let isWide: Bool

  var body: some View {
    VStack {
      Text(entry.text).frame(width: width)
      TextField("Text", text: $entry.text)
      if isWide { Text("\(Self.limit)") }
      Picker("Style", selection: $style) {
        ForEach(RowsView.Style.allCases, id: \.self) { style in Text("\(style)") }
      }
    }
  }
}

/// A value that may change before the action reads it comes through a binding.
struct LateView: View {
  var body: some View {
    HStack {
      Text("A")
      LateContent()
      Text("C")
      Text("D")
      Text("E")
    }
  }
}

private struct LateContent: View {
  @State private var pending: [Book] = []
  @State private var draft = ""
  @State private var sent = 0

  var body: some View {
    VStack {
      Text(isReady ? "Ready" : "Empty")
      Button("Send") { print(draft) }
      Text("B").task {
        if await send("start") { print(sent) }
      }
      Button("Undo") { print(pending.popLast() as Any) }
    }
  }

  private var isReady: Bool { !draft.isEmpty }
  private func send(_ text: String) async -> Bool { true }
}

/// A generic view, and a piece that shows its content.
struct Card<Content: View>: View where Content: Sendable {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      Text("A")
      CardContent(title: title, content: content)
      Text("B")
    }
  }
}

private struct CardContent<Content: View>: View where Content: Sendable {
  let title: String
  let content: Content

  var body: some View {
    VStack {
      Text(title)
      content
      Text(
        """
        Several
          lines
        """)
    }
  }
}

struct Nested {
  /// Inside another type.
  struct InnerView: View {
    @Binding var selection: Book?
    @SceneStorage("tab") private var tab = 0

    var body: some View {
      List {
        Text("A")
        InnerSelectionContent(selection: $selection, tab: tab)
        Text("B")
        Text("C")
      }
    }
  }

  private struct InnerSelectionContent: View {
    @AppStorage("showsPages") private var showsPages = true
    @Binding var selection: Book?
    let tab: Int

    var body: some View {
      if let selection {
        Text(selection.title)
        Text("\(selection.pages)")
          .bold()
          .opacity(showsPages ? 1 : 0)
        Button("None") { self.selection = nil }
        Text("\(tab)")
      }
    }
  }
}

/// What is applied to the root stays where it is, where no part below it is enough.
struct BehaviorView: View {
  @State private var isShown = false

  var body: some View {
    BehaviorField()
      .padding()
      .onAppear {
        isShown = true
      }
      .onDisappear {
        isShown = false
      }
  }
}

private struct BehaviorField: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("A")
      Text("B")
      TextField("C", text: $text)
    }
  }
}

/// Two parts, because one is not enough.
struct PartsView: View {
  let first: String
  let second: String

  var body: some View {
    Form {
      FirstPartSection(first: first)
      SecondPartSection(second: second)
    }
    .padding()
  }
}

private struct FirstPartSection: View {
  let first: String

  var body: some View {
    Section("First Part") {
      Text(first)
      Text("A")
      Text("B")
      Text("C")
      Text("D")
    }
  }
}

private struct SecondPartSection: View {
  let second: String

  var body: some View {
    Section("Second Part") {
      Text(second)
      Text("A")
      Text("B")
      Text("C")
    }
    .bold()
    .italic()
  }
}
