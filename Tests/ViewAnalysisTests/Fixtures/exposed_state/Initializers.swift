import SwiftUI

struct Row: View {
  let title: String
  @State var isExpanded = false  // expect: exposed_state "code in other files could, too"

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Toggle(title, isOn: $isExpanded)
  }
}

struct Card: View {
  let title: String
  @State var isExpanded = false  // expect: exposed_state
  @State var isShown = false  // expect: exposed_state

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      Toggle(title, isOn: $isExpanded)
      Toggle(title, isOn: $isShown)
    }
  }
}

struct Trimmed: View {
  let title: String
  @State var isExpanded = false  // expect: exposed_state

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
