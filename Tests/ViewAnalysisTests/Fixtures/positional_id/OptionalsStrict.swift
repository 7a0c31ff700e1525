// profile: strict
import SwiftUI

struct Day: Identifiable {
  let id: Int
  var title = ""
}

/// A day that is missing is a place in the grid, and has nothing but that.
struct MonthGrid: View {
  @State private var days: [Day?] = []
  @State private var named: [Day] = []

  var body: some View {
    VStack {
      ForEach(Array(days.enumerated()), id: \.offset) { _, day in
        Text(day?.title ?? "")
      }
      ForEach(Array(named.enumerated()), id: \.offset) { _, day in  // expect: positional_id
        Text(day.title)
      }
      Button("Start") {
        days.insert(nil, at: 0)
        named.insert(Day(id: named.count), at: 0)
      }
    }
  }
}
