// profile: recommended
import SwiftUI

func stamp(_ date: Date) -> String {
  let formatter = DateFormatter()
  formatter.dateStyle = .short
  return formatter.string(from: date)
}

struct Stamped: View {
  let date: Date

  var body: some View {
    Text(stamp(date))  // expect: work_in_body
  }
}

/// The type's own method is meant.
struct Seconds: View {
  let date: Date

  var body: some View {
    Text(stamp(date))
  }

  private func stamp(_ date: Date) -> String { "\(date.timeIntervalSince1970)" }
}
