// Elements that a property appends one by one, by way of a local, and puts in order at the end.
import SwiftUI

struct Visit {
  let day: Int
  let place: String
}

struct Diary: View {
  let visits: [Visit]

  struct Day: Identifiable {
    let id = UUID()
    let number: Int
    var places: [String]
  }

  private var days: [Day] {
    var days: [Day] = []
    for visit in visits {
      if let index = days.firstIndex(where: { $0.number == visit.day }) {
        days[index].places.append(visit.place)
      } else {
        let day = Day(number: visit.day, places: [visit.place])
        days.append(day)
      }
    }
    return days.sorted { $0.number < $1.number }
  }

  /// What can be set later need not keep the new id.
  private var changed: [Changed] {
    var all: [Changed] = []
    for visit in visits {
      var one = Changed(place: visit.place)
      one.id = visit.place
      all.append(one)
    }
    return all
  }

  struct Changed: Identifiable {
    var id = UUID().uuidString
    let place: String
  }

  var footer: some View {
    ForEach(changed) { Text($0.place) }
  }

  var body: some View {
    List(days) { day in  // expect: fresh_id
      Text(day.places.joined())
    }
  }
}
