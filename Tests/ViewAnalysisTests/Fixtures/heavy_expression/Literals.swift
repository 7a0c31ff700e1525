// profile: strict
import SwiftUI

struct Note: View {
  let isWide: Bool
  let isFixed: Bool
  let limit: Int
  let name: String

  var body: some View {
    VStack {
      Text(name)
        .lineLimit(isFixed ? 1 : (isWide ? 3 : nil))
      Text(name)
        .help(isFixed ? "Fixed" : (isWide ? name : name.uppercased()))  // expect: heavy_expression
    }
  }
}
