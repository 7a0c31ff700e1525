import SwiftUI

struct Many: View, Equatable {  // expect: blanket_equatable "`Equatable` with 5 inputs"
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  var e = 0
  let fixed = 3

  var body: some View {
    Text("\(a + b + c + d + e)")
  }
}

struct Skipping: View {
  let title: String
  let count: Int
  let action: () -> Void

  var body: some View {
    Button("\(title) \(count)", action: action)
  }
}

extension Skipping: Equatable {  // expect: blanket_equatable "ignores `count`"
  nonisolated static func == (lhs: Skipping, rhs: Skipping) -> Bool {
    lhs.title == rhs.title
  }
}
