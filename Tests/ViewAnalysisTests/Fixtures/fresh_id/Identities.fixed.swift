import SwiftUI

struct Tag: Identifiable {
  let id = UUID()
  let name: String
}

struct Word: Identifiable {
  let id = UUID()
  let text: String
}

struct Letter: Identifiable {
  var id: String { text }
  let text: String
}

final class Token: Hashable {
  static func == (a: Token, b: Token) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Words: View {
  let texts: [String]
  @State private var session = UUID()

  var body: some View {
    VStack {
      Text("A").id(UUID())  // expect: fresh_id "built from scratch"
      Text("B").id(session)
      ForEach(texts.map { Word(text: $0) }) { word in  // expect: fresh_id "made here"
        Text(word.text)
      }
      ForEach(texts.map { Letter(text: $0) }) { letter in
        Text(letter.text)
      }
      ForEach(words()) { word in  // expect: fresh_id "made here"
        Text(word.text)
      }
      ForEach(shortWords) { word in  // expect: fresh_id "made anew"
        Text(word.text)
      }
      ForEach(numbered) { line in
        Text(line.text)
      }
      Button("Again") { session = UUID() }
    }
  }
}

extension Words {
  private func words() -> [Word] {
    texts.map { text in Word(text: text) }
  }

  private var shortWords: [Word] {
    return texts.compactMap { Word(text: $0) }
  }

  private var numbered: [Line] {
    texts.indices.map { Line(id: "\($0)", text: texts[$0]) }
  }
}

struct Line: Identifiable {
  var id = UUID().uuidString
  var text: String
}

protocol Destination: Identifiable {}

enum Page: Destination {
  case home

  var id: String { UUID().uuidString }  // expect: fresh_id
}
