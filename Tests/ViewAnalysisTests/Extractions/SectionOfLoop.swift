import SwiftUI

struct Day: Identifiable {
  let id: Int
  var title: String
  var names: [String]
}

/// A section is no row.
struct ScheduleView: View {
  let days: [Day]

  var body: some View {
    List {
      ForEach(days) { day in
        «»Section {
          ForEach(day.names, id: \.self) { name in
            Text(name)
          }
        } header: {
          Text(day.title)
        }
      }
    }
  }
}
