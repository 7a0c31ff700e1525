// profile: strict
import SwiftUI

enum Column { case gain, loss, volume, count }

struct Heading: View {
  let column: Column

  var body: some View {
    VStack {
      Text(column == .gain || column == .loss ? "Change" : column == .volume ? "Volume" : "Count")
      Text(
        // expect-next: heavy_expression "12 literals and names"
        column == .gain || column == .loss
          ? "Change" : column == .volume ? "Volume" : column == .count ? "Count" : "")
    }
  }
}

struct Marked: View {
  let isOn: Bool
  let count: Int
  let limit: Int

  var body: some View {
    // A ternary inside of a call is none of the calculation's operators.
    MarkedRow(
      isOn: count == 1 && limit == 2 && count == 3 && limit == 4 && count == Int.random(in: 0...(isOn ? 1 : 2)))
  }
}

struct MarkedRow: View {
  let isOn: Bool
  var body: some View { Text(isOn ? "On" : "Off") }
}
