// profile: strict
import SwiftUI

/// Each change of the text is answered by one of the lines, which another part reads: typing runs the body all the same.
struct Splitter: View {
  @State private var text = ""
  @State private var lines: [String] = []
  @State private var isSorted = false

  var body: some View {
    VStack {
      VStack {
        TextField("Text", text: $text)
        Text("\(text.count) letters")
      }
      .onChange(of: text) { split() }
      VStack {
        ForEach(isSorted ? lines.sorted() : lines, id: \.self) { line in
          Text(line)
        }
        Button("Sort") { isSorted = true }
      }
    }
  }

  private func split() { lines = text.split(separator: " ").map(String.init) }
}

/// The name is answered by nothing that the body reads.
struct Labeler: View {
  @State private var text = ""
  @State private var lines: [String] = []
  @State private var isSorted = false

  var body: some View {  // expect: shared_invalidation
    VStack {
      VStack {
        TextField("Text", text: $text)
        Text("\(text.count) letters")
      }
      .onChange(of: text) { print("changed") }
      VStack {
        ForEach(isSorted ? lines.sorted() : lines, id: \.self) { line in
          Text(line)
        }
        Button("Sort") { isSorted = true }
        Button("Add") { lines.append("New") }
      }
    }
  }
}
