// profile: recommended
import SwiftUI

struct Stamp: View {
  let date: Date

  var body: some View {
    Text(text(of: date))  // expect: work_in_body "in each update that takes this branch"
  }

  private func text(of date: Date) -> String {
    if Calendar.current.isDateInToday(date) {
      return "Today"
    } else {
      let formatter = DateFormatter()
      formatter.dateFormat = "dd.MM."
      return formatter.string(from: date)
    }
  }
}
