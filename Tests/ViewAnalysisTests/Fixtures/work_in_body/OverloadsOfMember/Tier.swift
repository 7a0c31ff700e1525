// profile: strict
import SwiftUI

struct TierView: View {
  let level: Int

  var body: some View {
    VStack {
      Text("\(Tiers.lowest(for: level))")
      Text("\(Tiers.stored(for: level))")  // expect: work_in_body "calls `FileManager.default.contents`"
    }
  }
}
