import SwiftUI

struct ClockCard: View {
  static let sample = ClockCard(start: .now)
  static let shared = 2

  let start: Date

  var body: some View {
    VStack {
      Text("Clock")
      ClockCardElapsedView(date: start)
    }
    .padding(CGFloat(ClockCard.shared))
  }
}

private struct ClockCardElapsedView: View {
  /// How far the label stands off.
  private static let gap: CGFloat = 4

  let date: Date

  var body: some View {
    HStack(spacing: Self.gap) {
      Text("Elapsed")
      Text(Self.hms(Int(date.timeIntervalSinceNow)))
      Text(Self.hms(ClockCard.shared))
    }
  }

  /// Hours, minutes and seconds.
  static func hms(_ seconds: Int) -> String {
    pad(seconds / 3600) + ":" + pad(seconds % 3600 / 60) + ":" + half(seconds % 60)
  }

  private static func pad(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  static func half(_ number: Int) -> String {
    pad(number / ClockCard.shared)
  }
}

#Preview {
  ClockCard.sample
}
