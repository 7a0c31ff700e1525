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
