import SwiftUI

/// A function of the view makes the elements one after the other.
struct Article: View {
  let text: String
  @State private var kept: [Paragraph] = []

  struct Paragraph: Identifiable {
    let id = UUID()
    let text: String
  }

  var body: some View {
    VStack {
      ForEach(paragraphs) { Text($0.text) }  // expect: fresh_id "Each `Paragraph` is made anew"
      ForEach(stored) { Text($0.text) }
      ForEach(numbers, id: \.self) { Text("\($0)") }
    }
  }

  private var paragraphs: [Paragraph] { Self.parse(text) }

  static func parse(_ text: String) -> [Paragraph] {
    var found: [Paragraph] = []
    for line in text.split(separator: ".") {
      found.append(Paragraph(text: String(line)))
    }
    return found
  }

  private var stored: [Paragraph] {
    let found = kept
    return found.filter { !$0.text.isEmpty }
  }

  private var numbers: [Int] {
    var paragraphs: [Paragraph] = []
    paragraphs.append(Paragraph(text: ""))
    return [paragraphs.count]
  }
}
