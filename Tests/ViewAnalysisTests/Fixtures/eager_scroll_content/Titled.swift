// profile: recommended
import SwiftUI

struct Entry: Identifiable, Sendable {
  let title: String
  var id: String { title }

  init(_ title: String) {
    self.title = title
  }
}

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text(entry.title)
      Spacer()
      Image(systemName: "chevron.right")
    }
  }
}

/// A default that a static constant spells out, and that no caller replaces.
final class AboutModel: ObservableObject {
  static let usual: [Entry] = [Entry("Version"), Entry("Licences")]

  let entries: [Entry]

  init(entries: [Entry] = usual) {
    self.entries = entries
  }
}

struct AboutView: View {
  @StateObject private var model = AboutModel()

  var body: some View {
    ScrollView {
      VStack {
        ForEach(model.entries) { entry in
          EntryRow(entry: entry)
        }
      }
    }
  }
}

/// A menu that is put together step by step.
struct ToolsView: View {
  @State private var tools: [Entry] = []

  var body: some View {
    ScrollView {
      VStack {
        ForEach(tools) { tool in
          EntryRow(entry: tool)
        }
      }
    }
    .onAppear {
      tools.append(Entry("Logs"))
      tools.append(contentsOf: [Entry("Flags"), Entry("Tokens")])
    }
  }
}

/// The elements that a user adds grow.
struct ListView: View {
  @State private var texts: [Entry] = []
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(texts) { text in
          EntryRow(entry: text)
        }
      }
    }
    TextField("New", text: $text)
      .onSubmit { texts.append(Entry(text)) }
  }
}
