import SwiftUI

struct Row: View {
  let title: String
  @State private var isExpanded = false

  var body: some View {
    Toggle(title, isOn: $isExpanded)
  }
}

struct Card: View {
  let title: String
  @State private var isExpanded = false
  @State private var isShown = false

  var body: some View {
    VStack {
      Toggle(title, isOn: $isExpanded)
      Toggle(title, isOn: $isShown)
    }
  }
}

struct Trimmed: View {
  let title: String
  @State private var isExpanded = false

  init(title: String) {
    self.title = title.trimmingCharacters(in: .whitespaces)
  }

  var body: some View {
    Toggle(title, isOn: $isExpanded)
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Row(title: "A")
      Card(title: "B")
      Trimmed(title: "C")
    }
  }
}
