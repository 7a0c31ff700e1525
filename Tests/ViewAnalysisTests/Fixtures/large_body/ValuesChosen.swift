// profile: strict
// option: max_branches = 3
import SwiftUI

/// What a value is chosen by is no section.
struct Meter: View {
  let level: Int

  var body: some View {  // expect: large_body "Move the choice of its values into properties or the model"
    let colour = level > 8 ? Color.red : level > 4 ? Color.orange : Color.green
    let title = level > 8 ? "High" : "Normal"
    let unit = level == 1 ? "step" : "steps"
    VStack {
      Text(title).foregroundStyle(colour)
      Text(unit)
    }
  }
}
