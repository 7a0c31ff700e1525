// aligned
import SwiftUI

struct HistoryView: View {
  let dates: [String]

  var body: some View {
    VStack {
      Text("History")
      DateList(dates: dates)
    }
  }
}

private struct DateList: View {
  let dates: [String]

  var body: some View {
    VStack {
      ForEach(dates, id: \.self) { date in
        line(title: "Date",
             text: date)
      }
    }
  }

  private func line(title: String,
                    text: String,
                    isBold: Bool = false) -> some View {
    HStack {
      Text(title)
      Text(text)
        .bold(isBold)
    }
  }
}
