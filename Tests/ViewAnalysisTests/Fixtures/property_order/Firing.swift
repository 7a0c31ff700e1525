// swift-format-ignore-file
import SwiftUI

struct StateFirst: View {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme  // expect: property_order "The environment value `scheme` is declared after"

  var body: some View {
    Text("\(count)").opacity(scheme == .dark ? 0.5 : 1)
  }
}

struct PropertyFirst: View {
  let title: String
  @Binding var isOn: Bool  // expect: property_order "is declared after the property `title`"

  var body: some View {
    Toggle(title, isOn: $isOn)
  }
}

struct HelperFirst: View {
  private var header: some View { Text("A") }

  var body: some View {  // expect: property_order "`body` is declared after the helper"
    header
  }

  @State private var isOn = false
}

struct InitLast: View {
  let title: String

  var body: some View {
    Text(title)
  }

  init() {  // expect: property_order
    title = "A"
  }
}
