// profile: recommended
import SwiftUI

final class Editor {
  let text: Binding<String>

  init(text: Binding<String>) { self.text = text }
}

/// The initializer needs the binding itself.
struct Reactions: View {
  @Binding private var text: String
  private let editor: Editor

  init(text: Binding<String>) {
    _text = text
    editor = Editor(text: text)
  }

  var body: some View { Text(text) }
}

/// `==` skips the name: only a binding gives the new one.
struct NameTag: View, Equatable {
  let id: Int
  @Binding var name: String

  var body: some View { Text(name) }

  nonisolated static func == (a: NameTag, b: NameTag) -> Bool { true }
}

/// What the initializer makes writes through the binding, or asks it later.
struct Switch: View {
  @Binding private var isOn: Bool
  private let change: (Bool) -> Void

  init(isOn: Binding<Bool>) {
    _isOn = isOn
    change = { isOn.wrappedValue = $0 }
  }

  var body: some View { Text(isOn ? "On" : "Off") }
}

struct Reset: View {
  @Binding private var count: Int

  init(count: Binding<Int>) {
    _count = count
    count.wrappedValue = 0
  }

  var body: some View { Text("\(count)") }
}

struct Sign: View {
  @Binding private var isOn: Bool
  private let title: () -> String

  init(isOn: Binding<Bool>) {
    _isOn = isOn
    title = { isOn.wrappedValue ? "On" : "Off" }
  }

  var body: some View { Text(isOn ? title() : "") }
}

struct Steps: View {
  @Binding private var count: Int
  private let all: LazyMapSequence<[Int], Int>

  init(count: Binding<Int>) {
    _count = count
    all = [1, 2].lazy.map { $0 + count.wrappedValue }
  }

  var body: some View { Text("\(count) \(all.first ?? 0)") }
}

/// Its first value is read at once, and nothing else.
struct Start: View {
  @Binding private var count: Int  // expect: constant_state
  private let first: Int
  private let all: [Int]

  init(count: Binding<Int>) {
    _count = count
    first = count.wrappedValue
    all = [1, 2].map { $0 + count.wrappedValue }
  }

  var body: some View { Text("\(count) of \(first), \(all.count)") }
}

/// Nothing else keeps it from being a value.
struct Label2: View {
  @Binding var name: String  // expect: constant_state

  var body: some View { Text(name) }
}

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Switch(isOn: $isOn)
      Sign(isOn: $isOn)
      Steps(count: $count)
      Reset(count: $count)
      Start(count: $count)
      TextField("Name", text: $text)
      Reactions(text: $text)
      NameTag(id: 1, name: $text)
      Label2(name: $text)
    }
  }
}
