// profile: recommended
// not type-checked: predicates of a format are Apple's
import Foundation
import SwiftUI

/// One object for each value has to be made somewhere; one that is always the same has not.
struct Results: View {
  private let query: NSPredicate
  private let all: NSPredicate
  private let pattern: NSRegularExpression?

  init(name: String, pattern: String) {
    query = NSPredicate(format: "name == %@", name)
    all = NSPredicate(format: "name != nil")  // expect: work_in_init "`NSPredicate`"
    self.pattern = try? NSRegularExpression(pattern: pattern)
  }

  var body: some View { Text(query.predicateFormat + all.predicateFormat) }
}

struct Words: View {
  private let words = try? NSRegularExpression(pattern: "[a-z]+")  // expect: work_in_init
  private let calendar = Calendar(identifier: .iso8601)  // expect: work_in_init

  var body: some View { Text("\(words?.numberOfCaptureGroups ?? 0)") }
}
