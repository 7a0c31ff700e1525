// profile: all
import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Steps: View {
  private let steps: [String] = {
    let first: String = {
      return "First"
    }()
    return [first, "Second"]
  }()
  private let lines: [String] = {
    var lines: [String] = []
    ["a", "b"].forEach { line in
      lines.append(line)
      return
    }
    return lines.sorted()
  }()

  var body: some View {
    ScrollView {
      VStack {
        ForEach(steps, id: \.self) { Row(title: $0) }
      }
    }
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(lines, id: \.self) { Row(title: $0) }
      }
    }
  }
}
