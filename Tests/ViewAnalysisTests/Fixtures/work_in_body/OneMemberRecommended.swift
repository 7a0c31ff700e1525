// profile: recommended
import SwiftUI

/// What isn't reported hides nothing after it.
struct Search: View {
  let date: Date
  let pattern: String

  var body: some View {
    VStack {
      Text(described())  // expect: work_in_body "creates a new `DateFormatter`"
      Text(twice())  // expect: work_in_body "creates a new `DateFormatter`"
      Text(matched())
    }
  }

  private func described() -> String {
    let expression = try? NSRegularExpression(pattern: pattern)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: pattern)
    return dates.string(from: date) + (expression?.pattern ?? "")
  }

  private func twice() -> String {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: pattern)
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: pattern)
    return dates.string(from: date) + (numbers.string(from: 1) ?? "")
  }

  private func matched() -> String {
    (try? NSRegularExpression(pattern: pattern))?.pattern ?? ""
  }
}
