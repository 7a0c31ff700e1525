import SwiftUI

infix operator <~

func <~ (left: inout Int, right: Int) { left = right }

/// None of these is written by an assignment.
struct Counter: View {
  @State private var count = 0
  @State private var total = 0
  @State private var limit = 0
  @State private var step = 1  // expect: constant_state

  var body: some View {
    Text("\(count + step) \(total) \(limit)")
      .onTapGesture { count <~ 4 }
      .onTapGesture { count += step }
      .onTapGesture { set(\.total, 3) }
      .onTapGesture { change { $0.limit = 3 } }
  }

  private func set<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
    self[keyPath: path] = value
  }

  private func change(_ edit: (Counter) -> Void) { edit(self) }
}

/// The member of a local type is no local: the assignment writes the state.
struct Account: View {
  @State private var hasPassword = false
  @State private var isKnown = false  // expect: constant_state

  var body: some View {
    Text(hasPassword ? "Password" : isKnown ? "None" : "Unknown")
      .task { load(Data()) }
  }

  private func load(_ data: Data) {
    struct Status: Codable {
      let hasPassword: Bool
      let isKnown: Bool
    }
    guard let status = try? JSONDecoder().decode(Status.self, from: data) else { return }
    hasPassword = status.hasPassword
  }
}
