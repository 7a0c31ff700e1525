import SwiftUI

enum Filter: String, CaseIterable, Identifiable {
  case all, unread
  var id: Self { self }
}

struct Letter: View {
  let filters: [Filter]
  let genres: [Book]
  private var parts: [String] {
    var parts = ["One"]
    if !genres.isEmpty { parts.append("Two") }
    return parts
  }
  private let numbers = {
    [1, 2, 3]
  }()

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(filters) { Text($0.rawValue) }
      }
    }
    .frame(height: 10)
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(genres) { Text($0.title) }
      }
    }
    ScrollView {
      VStack {
        ForEach(parts, id: \.self) { Text($0) }
        ForEach(numbers, id: \.self) { Text("\($0)") }
      }
    }
  }
}
