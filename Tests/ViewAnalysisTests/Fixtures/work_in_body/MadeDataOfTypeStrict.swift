// profile: strict
import SwiftUI

struct Week: Hashable {
  let start: Date

  func contains(_ day: Date) -> Bool { day > start }
}

func makeWeeks(of day: Date) -> [Week] { [Week(start: day)] }

struct WeekList: View {
  let day: Date
  let isCollapsed: Bool
  let days: [Date]

  private var weeks: [Week] { makeWeeks(of: day) }

  var body: some View {
    let shown = isCollapsed ? self.weeks.filter { $0.contains(day) } : self.weeks  // expect: work_in_body
    let early = days.filter { $0 < day }  // expect: work_in_body
    VStack {
      ForEach(shown, id: \.self) { week in Text(week.start, style: .date) }
      ForEach(early, id: \.self) { day in Text(day, style: .date) }
    }
  }
}
