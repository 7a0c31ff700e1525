import SwiftUI

struct InOrder: View {
  static let spacing = 8

  @Environment(\.colorScheme) private var scheme
  @State private var count = 0
  @Binding var isOn: Bool

  enum Kind { case one }

  let title: String
  var kind = Kind.one

  private var isLong: Bool { title.count > 8 }

  init(isOn: Binding<Bool>) {
    _isOn = isOn
    title = "A"
  }

  func toggle() { isOn.toggle() }

  var body: some View {
    header
    footer()
  }

  private var header: some View { Text(title) }

  private func footer() -> some View { Text(isLong ? "A" : "B") }

  private var last: Int { 3 }
}

struct Model {
  let title: String
  @State private var count = 0
}

@MainActor @propertyWrapper struct Setting: DynamicProperty {
  var wrappedValue: Int { 0 }
}

struct Configured: View {
  @Setting var width
  @State private var count = 0

  var body: some View {
    Text("\(count + width)")
  }
}
