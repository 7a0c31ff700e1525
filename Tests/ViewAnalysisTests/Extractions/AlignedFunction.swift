// aligned
import SwiftUI

struct SpansView: View {
  let next: Double

  var body: some View {
    VStack {
      Text(span(from: next,
                to: next + 60))
      «»VStack {
        Text("Spans")
        Text(span(from: 0,
                  to: 60))
        Text(span(from: 60,
                  to: 120))
      }
    }
  }

  private func span(from start: Double, to end: Double) -> String {
    "\(start) to \(end)"
  }
}
