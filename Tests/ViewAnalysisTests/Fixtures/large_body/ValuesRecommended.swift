// profile: recommended
// option: max_branches = 3
import SwiftUI

struct Meter: View {
  let level: Int

  var body: some View {
    let colour = level > 8 ? Color.red : level > 4 ? Color.orange : Color.green
    let title = level > 8 ? "High" : "Normal"
    let unit = level == 1 ? "step" : "steps"
    VStack {
      Text(title).foregroundStyle(colour)
      Text(unit)
    }
  }
}
