import SwiftUI

/// A view that takes a function that gives a view, which is no builder.
struct Frame<Content: View>: View {
  let isWide: Bool
  let content: () -> Content

  var body: some View {
    content().padding(isWide ? 20 : 10)
  }
}

struct Editor: View {
  @State private var text = ""
  @State private var count = 0
  @State private var isLong = false

  var body: some View {
    Frame(isWide: true) {
      TextField("Text", text: $text)
        .onChange(of: text) { _, text in  // expect: logic_in_action
          count += 1
          if text.count > 100 {
            isLong = true
            count = 0
          }
        }
    }
  }
}
