// profile: all
import SwiftUI

enum Column { case gain, loss, volume, count }

struct Heading: View {
  let column: Column
  let width: Double
  let names: [String]

  var body: some View {
    VStack {
      // expect-next: heavy_expression "literals and names"
      Text(column == .gain || column == .loss ? "Change" : column == .volume ? "Volume" : "Count")
      Text(column == .gain ? "Gain" : "Other")
      // expect-next: heavy_expression
      Text(width + Double(names.count) * 2 + max(width, 3) - 1 > 4 ? "Wide" : "Narrow")
    }
  }
}

struct Score: View {
  var body: some View {
    ScoreRow(score: "a".count + "b".count + 1 + 2 + 3 + 4 + 5)  // expect: heavy_expression
  }
}

struct ScoreRow: View {
  let score: Int
  var body: some View { Text("\(score)") }
}
