// profile: strict
import SwiftUI

struct Month: Identifiable {
  let id = UUID()
  let name: String
  let total: Int
}

struct Year: View {
  let totals: [Int]
  @State private var selection: Int?

  var body: some View {
    VStack {
      YearBars(months: months, selection: $selection)
      YearLegend(months: months)
    }
  }

  private var months: [Month] { totals.map { Month(name: "Month", total: $0) } }
}

// By their ids all rows would be new ones with each update.
struct YearBars: View {
  let months: [Month]
  @Binding var selection: Int?

  var body: some View {
    HStack {
      ForEach(months.indices, id: \.self) { index in
        Text(months[index].name)
          .onTapGesture { selection = index }
      }
    }
  }
}

struct YearLegend: View {
  let months: [Month]

  var body: some View {
    HStack {
      ForEach(months.indices, id: \.self) { index in
        Text(months[index].name)
      }
    }
  }
}
