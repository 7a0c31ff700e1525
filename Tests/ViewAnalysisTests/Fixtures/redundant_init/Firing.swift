// swift-format-ignore-file
import SwiftUI

struct Plain: View {
  let title: String
  var subtitle: String?

  init(title: String, subtitle: String?) {  // expect: redundant_init "its 2 parameters"
    self.title = title
    self.subtitle = subtitle
  }

  var body: some View {
    Text(title)
  }
}

struct WithBinding: View {
  @Binding var isOn: Bool
  let onChange: () -> Void

  init(isOn: Binding<Bool>, onChange: @escaping () -> Void) {  // expect: redundant_init
    _isOn = isOn
    self.onChange = onChange
  }

  var body: some View {
    Toggle("A", isOn: $isOn)
  }
}

struct WithDefaults: View {
  let name: String
  var count: Int
  var size = 12
  var style: Font? // the font
  let fixed = 3

  init(name: String, count: Int = 2, size: Int = 12, style: Font? = nil) {  // expect: redundant_init
    self.count = count
    self.name = name
    self.size = size
    self.style = style
  }

  var body: some View {
    Text(name)
  }
}

struct Documented: View {
  let title: String

  /// Makes it.
  init(title: String) {  // expect: redundant_init "`title`"
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

  internal init(title: String, @ViewBuilder content: @escaping () -> Content) {  // expect: redundant_init
    self.title = title
    self.content = content
  }
  var body: some View {
    content()
  }
}

struct Last: View {
  let title: String

  var body: some View {
    Text(title)
  }

  init(title: String) {  // expect: redundant_init
    self.title = title
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

  init(onTap: @escaping @MainActor () -> Void) {  // expect: redundant_init
    self.onTap = onTap
  }

  var body: some View {
    Button("A") { onTap() }
  }
}
