import SwiftUI

struct Clipping {
  var text = ""

  func saved() -> URL? { URL(string: text) }
  mutating func clear() { text = "" }
}

/// A method that isn't mutating needs no binding, whenever it is called.
struct ClippingView: View {
  @State private var clipping = Clipping()
  @State private var draft = Clipping()

  var body: some View {
    VStack {
      Text(clipping.text + draft.text)
      Toggle("Draft", isOn: Binding { draft.text.isEmpty } set: { _ in clipping = draft })
      ClippingButtons(draft: $draft, clipping: clipping)
    }
  }
}

private struct ClippingButtons: View {
  @Environment(\.openURL) private var openURL
  @Binding var draft: Clipping
  let clipping: Clipping

  var body: some View {
    HStack {
      Text(clipping.text)
      Button("Open") {
        if let url = clipping.saved() { openURL(url) }
      }
      Button("Clear") { draft.clear() }
    }
  }
}
