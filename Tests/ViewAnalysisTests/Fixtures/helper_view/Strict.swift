// profile: strict
import SwiftUI

struct Tag: Identifiable {
  let id: Int
  let name: String
}

/// One view with many closures, and rows that other helpers make.
struct Tags: View {
  let tags: [Tag]
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    HStack {
      title
      rows
    }
  }

  private var title: some View {  // expect: helper_view "`title` (one view)"
    Text("Tags")
      .onAppear { count = 0 }
      .onTapGesture { count += 1 }
      .onChange(of: count) { isOpen = true }
  }

  private var rows: some View {  // expect: helper_view
    ForEach(tags) { tag in
      Button("Open") { isOpen.toggle() }
      mark
      Divider()
    }
  }

  private var mark: some View { Text(isOpen ? "Open" : "Closed") }
}

/// Nothing that it stores can change.
struct Imprint: View {
  private let year = 2_020

  var body: some View {
    VStack {
      lines
    }
  }

  private var lines: some View {
    VStack {
      Text("\(year)")
      Text("A")
      Text("B")
    }
  }
}

/// Views side by side, which the toolbar places one by one.
struct Bars: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .toolbar {
        ToolbarItemGroup {
          buttons
        }
      }
      .onTapGesture { count += 1 }
  }

  @ViewBuilder private var buttons: some View {
    Toggle("On", isOn: $isOn)
    Text("A")
    Text("B")
    Text("C")
  }
}

/// What nothing uses is no part of the body.
struct Draft: View {
  @State private var text = ""
  @State private var isSaved = false

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Toggle("Saved", isOn: $isSaved)
      Text(isSaved ? "Saved" : text)
    }
  }

  private var footer: some View {
    VStack {
      notes
      Text(text)
      Text("Characters")
      Image(systemName: "pencil")
    }
  }

  private var notes: some View {
    VStack {
      Text(text)
      Text("Notes")
      Image(systemName: "note")
      Divider()
    }
  }
}

/// Sections that an `if` shows together.
struct Palette: View {
  let text: String
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOpen {
        search
        Divider()
      }
      Toggle("Open", isOn: $isOpen)
      if !isOpen {
        hint
      }
    }
  }

  private var search: some View {  // expect: helper_view
    HStack {
      Image(systemName: "magnifyingglass")
      Text(text)
      Text("Search")
    }
  }

  private var hint: some View {
    HStack {
      Image(systemName: "info")
      Text(text)
      Text("Hint")
    }
  }
}

/// The root stack stands in containers of its own.
struct Scrolled: View {
  let text: String
  @State private var isOpen = false

  var body: some View {
    ScrollView {
      VStack {
        head
        Toggle("Open", isOn: $isOpen)
      }
    }
  }

  private var head: some View {  // expect: helper_view
    HStack {
      Image(systemName: "star")
      Text(text)
      Text("Head")
    }
  }
}
