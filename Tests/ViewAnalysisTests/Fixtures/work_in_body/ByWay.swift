// profile: recommended
import SwiftUI

/// The body runs what its methods call, too.
struct History: View {
  let months: [String]

  var body: some View {
    VStack {
      Text(title)  // expect: work_in_body "`date`, which `body` of `History` uses by way of `title`, creates a new `DateFormatter`"
      Text(kept)
      Button("Print") { print(line) }
    }
  }

  private var title: String { text(of: "2026-01") }

  private func text(of month: String) -> String { date(month) == nil ? "None" : "One" }

  private func date(_ month: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM"
    return formatter.date(from: month)
  }

  private var line: String { number(3) }

  private func number(_ value: Int) -> String {
    NumberFormatter().string(for: value) ?? ""
  }

  private var kept: String { stored() }

  private func stored() -> String { Stored.text() }
}

enum Stored {
  static func text() -> String { "A" }
}
