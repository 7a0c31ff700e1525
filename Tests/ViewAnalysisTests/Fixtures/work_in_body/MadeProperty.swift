// profile: recommended
import SwiftUI

struct Lap {
  let seconds: Double
  let runner: String?
}

struct LapTable: View {
  let laps: [Lap]

  private var counted: [Lap] { laps.dropFirst(validLaps()) + [] }
  private var all: [Lap] { laps }

  private func validLaps() -> Int { 2 }

  var body: some View {
    VStack {
      section
      others
    }
  }

  // What the property does is the cost.
  private var section: some View {
    let rows = counted
    let runners = rows.compactMap(\.runner)
    return VStack {
      Text("\(rows.count)")
      ForEach(runners, id: \.self) { Text($0) }
    }
  }

  private var others: some View {
    let rows = all
    let runners = rows.compactMap(\.runner)  // expect: work_in_body
    return ForEach(runners, id: \.self) { Text($0) }
  }
}

#if DEBUG
  struct LapList: View {
    let laps: [Lap]

    var body: some View {
      ForEach(laps.compactMap(\.runner), id: \.self) { Text($0) }
    }
  }
#endif
