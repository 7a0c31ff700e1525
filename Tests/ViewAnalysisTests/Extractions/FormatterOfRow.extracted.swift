import SwiftUI

struct Payments: View {
  let dates: [Date]

  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMMM"
    return formatter
  }()

  var body: some View {
    List {
      ForEach(dates, id: \.self) { date in
        PaymentsRow(formatter: formatter, date: date)
      }
    }
  }
}

private struct PaymentsRow: View {
  let formatter: DateFormatter
  let date: Date

  var body: some View {
    HStack {
      Image(systemName: "calendar")
      Text(formatter.string(from: date))
    }
  }
}
