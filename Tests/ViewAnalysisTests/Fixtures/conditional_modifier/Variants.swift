// profile: recommended
import SwiftUI

extension View {
  @ViewBuilder
  func when(_ condition: Bool, change: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if condition { change(self) } else { self }
  }
}

/// Nothing but the initializer sets it, as if it were a constant.
struct Level: View {
  var level: Int

  init(level: Int = 0) { self.level = level }

  var body: some View { Text("A").when(level != 0) { $0.opacity(0.5) } }
}

/// Copies may get another value.
struct Styled: View {
  private var isStrong = false

  init() {}

  func strong() -> Styled {
    var copy = self
    copy.isStrong = true
    return copy
  }

  var body: some View { Text("A").when(isStrong) { $0.bold() } }  // expect: conditional_modifier
}

struct Input: View {
  var level = 0

  var body: some View { Text("A").when(level != 0) { $0.opacity(0.5) } }  // expect: conditional_modifier
}

struct Lines: View {
  let lines: [String]
  let messages: [Message]

  var body: some View {
    VStack {
      // Another element is another row.
      ForEach(lines, id: \.self) { line in
        Text(line).when(line == lines.first) { $0.bold() }
        Text(line).when(line == lines.description) { $0.bold() }  // expect: conditional_modifier
      }
      ForEach(messages) { message in
        Text(message.text).when(message.isUnread) { $0.bold() }  // expect: conditional_modifier
      }
    }
  }
}

/// Only the initializer fills the image; a local of its name is another value.
struct Line: View {
  private var image: Image?
  private let text: String

  init(systemImage: String? = nil, text: String) {
    if let systemImage { image = Image(systemName: systemImage) }
    self.text = text
  }

  var body: some View {
    HStack {
      if let image { image.frame(width: 20) }
      Text(text).when(image != nil) { $0.padding(8) }
    }
  }
}
