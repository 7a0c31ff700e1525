// aligned
import SwiftUI

struct SpansView: View {
  let next: Double

  var body: some View {
    VStack {
      Text(Self.span(from: next,
                     to: next + 60))
      SpansContent()
    }
  }

  fileprivate static func span(from start: Double, to end: Double) -> String {
    "\(start) to \(end)"
  }
}

private struct SpansContent: View {
  var body: some View {
    VStack {
      Text("Spans")
      Text(SpansView.span(from: 0,
                          to: 60))
      Text(SpansView.span(from: 60,
                          to: 120))
    }
  }
}
