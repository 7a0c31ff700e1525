import SwiftUI

extension Color {
  static var today: Color { Date().timeIntervalSince1970 > 0 ? .red : .green }
}

struct ClocksView: View {
  private let hand: Color = Color.today
  private let start = Date()
  private let padding: CGFloat = 8
  private let name: String = String(localized: "Clock")

  var body: some View {
    VStack {
      Text(start, style: .time).foregroundStyle(hand)
      Text(name)
      Circle().frame(width: self.padding)
      ClocksRow(hand: hand, start: start, name: name, padding: self.padding)
    }
  }
}

private struct ClocksRow: View {
  let hand: Color
  let start: Date
  let name: String
  let padding: CGFloat

  var body: some View {
    HStack {
      Text("Clocks").foregroundStyle(hand)
      Text(start, style: .time)
      Text(name)
      Circle().frame(width: self.padding)
    }
  }
}
