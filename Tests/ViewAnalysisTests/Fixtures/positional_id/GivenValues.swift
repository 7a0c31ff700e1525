// What a type makes of a value is another list for another value; an ordered dictionary is asked by its values.
import SwiftUI

enum Outline {
  static func headings(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }
  static func levels(upTo last: Int) -> [Int] { Array(1...last) }
}

struct OrderedDictionary<Key: Hashable, Value> {
  var keys: [Key] = []
  var values: [Value] = []
  var count: Int { keys.count }
}

struct OutlineView: View {
  let text: String
  private let last = 3
  @State private var notes = OrderedDictionary<String, String>()

  var body: some View {
    VStack {
      ForEach(Array(Outline.headings(of: text).enumerated()), id: \.offset) { _, heading in  // expect: positional_id
        Text(heading)
      }
      ForEach(Array(Outline.levels(upTo: 3).enumerated()), id: \.offset) { _, level in
        Text("\(level)")
      }
      ForEach(Array(Outline.levels(upTo: last).enumerated()), id: \.offset) { _, level in
        Text("\(level)")
      }
      ForEach(0..<notes.count, id: \.self) { index in  // expect: positional_id
        TextField("Note", text: .constant(notes.values[index]))
      }
      Button("Add") {
        notes.keys.append(text)
        notes.values.append(text)
      }
    }
  }
}
