import SwiftUI

extension Date {
  /// Not the system's, which takes a style.
  func formatted(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}

struct SpanView: View {
  let start: Date

  var body: some View {
    VStack {
      Text(start.formatted(.dateTime.hour().minute()))
      Text(start.formatted("HH:mm"))  // expect: work_in_body
    }
  }
}
