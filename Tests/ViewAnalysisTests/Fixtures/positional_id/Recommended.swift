// profile: recommended
import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct Columns<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack { content }
  }
}

struct Album: View {
  let tracks: [Track]
  @State private var tags: [String] = []

  var body: some View {
    VStack {
      ForEach(tracks.indices, id: \.self) { index in
        Text(tracks[index].title)
          .id(tracks[index].id)
      }
      ForEach(tags.indices, id: \.self) { index in  // expect: positional_id
        TextField("Tag", text: $tags[index])
      }
      Columns {
        ForEach(tracks.indices, id: \.self) { index in  // expect: positional_id "each other's state"
          Text(tracks[index].title)
        }
      }
      Button("Add") { tags.insert("", at: 0) }
    }
  }
}

/// Its id is the whole value, so an element that is edited becomes another one.
struct Word: Identifiable, Hashable {
  let text: String
  var id: Self { self }
}

struct Draft: Identifiable, Hashable {
  let text: String
  var id: Int { hashValue }
}

struct Line: Identifiable {
  let text: String
  var id: UUID { UUID() }
}

struct Page: Identifiable {
  let number: Int
  var id: Int { number }
}

struct Texts: View {
  let words: [Word]
  let drafts: [Draft]
  let lines: [Line]
  let pages: [Page]

  var body: some View {
    VStack {
      ForEach(words.indices, id: \.self) { index in
        Text(words[index].text)
      }
      ForEach(drafts.indices, id: \.self) { index in
        Text(drafts[index].text)
      }
      ForEach(lines.indices, id: \.self) { index in
        Text(lines[index].text)
      }
      ForEach(pages.indices, id: \.self) { index in  // expect: positional_id
        Text("\(pages[index].number)")
      }
    }
  }
}

struct Tool: Identifiable {
  var id: String
}

/// The user edits the id.
struct Tools: View {
  @State private var tools: [Tool] = []

  var body: some View {
    VStack {
      ForEach(tools.indices, id: \.self) { index in  // expect: positional_id "Give `Tool` an `id` that stays with it"
        TextField("Name", text: $tools[index].id)
      }
      Button("Add") { tools.insert(Tool(id: ""), at: 0) }
    }
  }
}

/// What a closure asks of an id edits none.
struct Kept: View {
  @State private var tools: [Tool] = []

  var body: some View { Text("\(tools.filter { $0.id == "a" }.count)") }
}
