// swift-format-ignore-file
import SwiftUI

struct Plain: View {
  let title: String
  var subtitle: String?

  var body: some View {
    Text(title)
  }
}

struct WithBinding: View {
  @Binding var isOn: Bool
  let onChange: () -> Void

  var body: some View {
    Toggle("A", isOn: $isOn)
  }
}

struct WithDefaults: View {
  let name: String
  var count: Int = 2
  var size = 12
  var style: Font? // the font
  let fixed = 3

  var body: some View {
    Text(name)
  }
}

struct Documented: View {
  let title: String

  /// Makes it.
  init(title: String) {  // expect: redundant_init
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Commented: View {
  let title: String

  init(title: String) {  // expect: redundant_init
    // Kept as it is.
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Slots<Content: View>: View {
  var title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
  }
}

struct Last: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct Uses: View {
  @State private var isOn = false

  var body: some View {
    Plain(title: "A", subtitle: nil)
    WithBinding(isOn: $isOn) { isOn = false }
    WithDefaults(name: "A")
    WithDefaults(name: "A", count: 3, style: .body)
    Slots(title: "A") { Text("B") }
    Last(title: "A")
  }
}

struct Isolated: View {
  let onTap: @MainActor () -> Void

  var body: some View {
    Button("A") { onTap() }
  }
}
