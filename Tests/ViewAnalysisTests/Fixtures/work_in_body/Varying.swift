import SwiftUI

/// Objects that are made from values: one of a type's own can't be each of them.
struct Finder: View {
  let pattern: String
  private static let words = "[a-z]+"

  var body: some View {
    VStack {
      Matches(try? NSRegularExpression(pattern: pattern))  // expect: work_in_body "Make it where the values change"
      Matches(try? NSRegularExpression(pattern: Self.words))  // expect: work_in_body "Keep one in a `static let`"
    }
  }
}

struct Matches: View {
  private let expression: NSRegularExpression?

  init(_ expression: NSRegularExpression?) { self.expression = expression }

  var body: some View {
    Text(expression == nil ? "None" : "Some")
  }
}
