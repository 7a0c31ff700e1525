import SwiftUI

/// The rows' lists are constant, too.
struct Keyboard: View {
  private let lines = [["a", "b"], ["c", "d"]]
  @Binding var text: String

  var body: some View {
    ForEach(lines, id: \.self) { line in
      HStack {
        ForEach(0..<line.count, id: \.self) { index in
          Button(line[index]) { text += line[index] }
        }
      }
    }
  }
}

struct Pages: View {
  @Binding var pages: [[String]]
  @Binding var text: String

  var body: some View {
    ForEach(pages, id: \.self) { page in
      ForEach(0..<page.count, id: \.self) { index in  // expect: positional_id
        Button(page[index]) { text += page[index] }
      }
    }
  }
}
