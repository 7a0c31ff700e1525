// aligned
import SwiftUI

struct HistoryView: View {
  let dates: [String]

  var body: some View {
    VStack {
      Text("History")
      dateList
    }
  }
}

private extension HistoryView {
  var «»dateList: some View {
    VStack {
      ForEach(dates, id: \.self) { date in
        line(title: "Date",
             text: date)
      }
    }
  }

  func line(title: String,
            text: String,
            isBold: Bool = false) -> some View {
    HStack {
      Text(title)
      Text(text)
        .bold(isBold)
    }
  }
}
