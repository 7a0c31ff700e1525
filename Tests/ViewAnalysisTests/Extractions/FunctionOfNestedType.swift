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
      Text(span(from: next, to: next + 60))
      «»VStack {
        Text("Spans")
        Text(span(from: 0, to: 60))
        Text(span(from: 60, to: 120))
      }
    }
  }

  private func span(from start: Double, to end: Double) -> String {
    "\(start) to \(end)"
  }
}
