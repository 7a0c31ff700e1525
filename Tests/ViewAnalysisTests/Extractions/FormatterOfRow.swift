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
        «»HStack {
          Image(systemName: "calendar")
          Text(formatter.string(from: date))
        }
      }
    }
  }
}
