import SwiftUI

struct CalendarScreen: View {
  let select: () -> Void

  var body: some View {
    VStack {
      Button("Today", action: select)
        .buttonStyle(DayStyle(isToday: true))
      Button("This week", action: select)
        .buttonStyle(WeekStyle(isCurrent: true))
      Button("Next week", action: select)
        .buttonStyle(WeekStyle(isCurrent: false))
      Button("This month", action: select)
        .buttonStyle(MonthStyle(isCurrent: true))
    }
  }
}
