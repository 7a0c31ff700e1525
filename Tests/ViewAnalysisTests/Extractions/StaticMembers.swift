import SwiftUI

struct ClockCard: View {
  static let sample = ClockCard(start: .now)
  /// How far the label stands off.
  private static let gap: CGFloat = 4
  static let shared = 2

  let start: Date

  var body: some View {
    VStack {
      Text("Clock")
      elapsed(since: start)
    }
    .padding(CGFloat(ClockCard.shared))
  }

  private func «»elapsed(since date: Date) -> some View {
    HStack(spacing: Self.gap) {
      Text("Elapsed")
      Text(Self.hms(Int(date.timeIntervalSinceNow)))
      Text(ClockCard.hms(Self.shared))
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
    pad(number / shared)
  }
}

#Preview {
  ClockCard.sample
}
