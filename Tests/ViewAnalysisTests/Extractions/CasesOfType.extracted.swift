import SwiftUI

enum Weekday: String, CaseIterable {
  case monday, tuesday
}

struct PlanView: View {
  var body: some View {
    VStack {
      Text("Plan")
      HStack {
        PlanWeekdayItems()
      }
    }
  }
}

private struct PlanWeekdayItems: View {
  @State private var day = Weekday.monday

  var body: some View {
    ForEach(Weekday.allCases, id: \.self) { weekday in
      Button(weekday.rawValue) { day = weekday }
    }
  }
}
