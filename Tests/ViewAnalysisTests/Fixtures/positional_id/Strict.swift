// profile: strict
import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

enum Piece {
  case text(String)
  case space
}

struct Field: View {
  let piece: Piece
  @State private var isOpen = false
  var body: some View { Text(isOpen ? "A" : "B") }
}

/// Nothing tells the elements from each other but their place, which changes with the input.
struct Pieces: View {
  let pieces: [Piece]
  let tracks: [Track]

  var body: some View {
    VStack {
      ForEach(pieces.indices, id: \.self) { index in  // expect: positional_id
        if case .text(let text) = pieces[index] { Text(text) }
      }
      ForEach(pieces.indices, id: \.self) { index in  // expect: positional_id
        Field(piece: pieces[index])
      }
      Picker("Track", selection: .constant(0)) {
        ForEach(tracks.indices, id: \.self) { index in
          Text(tracks[index].title)
        }
      }
    }
  }
}

struct Columns<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack { content }
  }
}

struct Album: View {
  let tracks: [Track]
  let lines: [String]
  @State private var tags: [String] = []

  var body: some View {
    VStack {
      ForEach(tracks.indices, id: \.self) { index in  // expect: positional_id "resets its state"
        Text(tracks[index].title)
          .id(tracks[index].id)
      }
      ForEach(tags.indices, id: \.self) { index in  // expect: positional_id
        TextField("Tag", text: $tags[index])
      }
      ForEach(tags.indices, id: \.self) { index in  // expect: positional_id "Wrap each `String`"
        Text(tags[index])
      }
      ForEach(tracks.indices, id: \.self) { index in  // expect: positional_id "each other's state"
        Text(tracks[index].title)
          .id("track \(index)")
      }
      Columns {
        ForEach(tracks.indices, id: \.self) { index in  // expect: positional_id "each other's state"
          Text(tracks[index].title)
        }
      }
      ForEach(lines.indices, id: \.self) { index in  // expect: positional_id
        Text(lines[index])
      }
      Button("Add") { tags.insert("", at: 0) }
    }
  }
}

struct Step: Hashable {
  let text: String
}

/// Elements without an id, also where nothing matches the index on purpose.
struct Steps: View {
  let steps: [Step]
  let views: [AnyView]
  @State private var current = 0
  @Namespace private var names

  var body: some View {
    HStack {
      ForEach(steps.indices, id: \.self) { index in  // expect: positional_id
        Text(steps[index].text)
      }
      ForEach(steps.indices, id: \.self) { index in
        Text(steps[index].text)
          .matchedGeometryEffect(id: index, in: names)
      }
      ForEach(steps.indices, id: \.self) { index in
        Text(steps[index].text)
          .bold(index == current)
          .transition(.opacity)
      }
      ForEach(steps.indices, id: \.self) { index in  // expect: positional_id
        Text(steps[index].text)
          .transition(.opacity)
      }
      ForEach(views.indices, id: \.self) { index in
        views[index]
          .transition(.opacity)
      }
      Button("Next") { current += 1 }
    }
  }
}

/// What is computed of a given text may be other pieces each time.
struct Words: View {
  let text: String
  @State private var pieces: [Piece] = []

  var body: some View {
    VStack {
      ForEach(Array(parsed.enumerated()), id: \.offset) { _, piece in  // expect: positional_id
        Field(piece: piece)
      }
      ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in  // expect: positional_id
        Field(piece: piece)
      }
    }
    .onAppear { pieces = parsed }
  }

  private var parsed: [Piece] { text.split(separator: " ").map { .text(String($0)) } }
}
