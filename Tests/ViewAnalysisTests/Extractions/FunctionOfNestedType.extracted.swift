import SwiftUI

struct SpansCountView: View {
  let next: Double

  final class Counter {
    private func span(from start: Double, to end: Double) -> String { "" }

    func count() -> Int {
      span(from: 0, to: 1).count
    }
  }

  var body: some View {
    VStack {
      Text(Self.span(from: next, to: next + 60))
      SpansCountContent()
    }
  }

  fileprivate static func span(from start: Double, to end: Double) -> String {
    "\(start) to \(end)"
  }
}

private struct SpansCountContent: View {
  var body: some View {
    VStack {
      Text("Spans")
      Text(SpansCountView.span(from: 0, to: 60))
      Text(SpansCountView.span(from: 60, to: 120))
    }
  }
}
