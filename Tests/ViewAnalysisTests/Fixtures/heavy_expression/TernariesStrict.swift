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
