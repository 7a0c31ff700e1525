// swift-format-ignore-file
// option: max_lines = 6
// option: max_views = 6
// option: max_nesting = 3
// option: max_branches = 3
import SwiftUI

struct AtLimit: View {
  let isOn: Bool

  var body: some View {
    VStack {
      // A comment doesn't count.

      Text(isOn ? "A" : "B")
      Text(isOn ? "A" : "B")
      Text(isOn ? "A" : "B")
    }

  }
}

struct Long: View {
  var body: some View {  // expect: large_body "The body of `Long` has 7 lines of code (1 above the limit of 6)"
    Text("A")
      .bold()
      .italic()
      .underline()
      .padding()
      .padding()
      .padding()
  }
}

struct Literal: View {
  var body: some View {
    Text(
      """
      A

      \(1 + 2) B
      """)
  }
}

struct LongLiteral: View {
  var body: some View {  // expect: large_body "7 lines of code"
    Text(
      """
      A

      \(1 + 2) B
      C
      """
    )
  }
}

struct Wide: View {
  var body: some View {  // expect: large_body "7 views (1 above the limit of 6)"
    HStack { Text("A"); Text("B"); Text("C"); Text("D"); Text("E"); Text("F") }
  }
}

struct Deep: View {
  var body: some View {  // expect: large_body "4 levels of nested views"
    VStack { HStack { ZStack { Text("A") } } }
  }
}

struct Branched: View {
  let count: Int

  var body: some View {  // expect: large_body "4 branches (1 above the limit of 3)"
    if count == 0 { Text("A") } else if count == 1 { Text("B") } else {
      Text(count == 2 ? "C" : count == 3 ? "D" : "E")
    }
  }
}

struct Everything: View {
  let count: Int

  var body: some View {  // expect: large_body "9 views (3 above the limit of 6) and 4 branches"
    switch count {
    case 0: HStack { Text("A"); Text("B") }
    case 1: HStack { Text("A"); Text("B") }
    case 2, 3: Text("A")
    case 4: Text("A")
    default: EmptyView()
    }
  }
}

struct Actions: View {
  @State private var count = 0

  var body: some View {
    Button("A") {
      if count > 3 { count = 0 } else if count > 2 { count += 1 } else { count = count > 1 ? 2 : count > 0 ? 1 : 0 }
    }
  }
}

struct Later: View {
  let action: (() async -> Void) -> Void
  let send: (Int) async throws -> Void
  @State private var count = 0

  init(_ action: @escaping () async throws -> Void) {
    self.action = { _ in }
    send = { _ in }
  }

  var body: some View {
    Later { if count > 1 { try await send(1) } else if count > 2 { try await send(2) } else if count > 3 {} }
    Text([1, 2].map { count in count > 1 ? "A" : count > 2 ? "B" : "C" }.joined())
  }
}

struct Message2 {
  var body: String {
    [
      "a",
      "b",
      "c",
      "d",
      "e",
    ].joined()
  }
}
