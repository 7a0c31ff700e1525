import SwiftUI

struct Few: View, Equatable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int

  var body: some View {
    Text("\(a + b + c + d)")
  }
}

struct Stateful: View, Equatable {
  let title: String
  let count: Int
  let action: () -> Void
  @Binding var isOn: Bool
  @State private var one = 1
  @Environment(\.colorScheme) private var scheme

  nonisolated static func == (lhs: Stateful, rhs: Stateful) -> Bool {
    guard lhs.count == rhs.count else { return false }
    return lhs.title == rhs.title
  }

  var body: some View {
    Button(title, action: action).opacity(isOn ? 1 : 0)
  }
}

struct Keyed: View, Equatable {
  let title: String
  let count: Int

  nonisolated var key: String { "\(title) \(count)" }

  nonisolated static func == (lhs: Keyed, rhs: Keyed) -> Bool { lhs.key == rhs.key }

  var body: some View {
    Text(title)
  }
}

struct Value: Equatable {
  let a: Int, b: Int, c: Int, d: Int, e: Int
  static func == (lhs: Value, rhs: Value) -> Bool { lhs.a == rhs.a }
}
