import SwiftUI

/// What the piece needs under a condition only is not computed in any case.
struct ShareView: View {
  let total: Int
  let count: Int

  var body: some View {
    VStack {
      «»VStack {
        Text("Share")
        Text("\(count)")
        if count > 0 {
          Text("\(share())")
        }
      }
      if count > 0 {
        Text("\(share())")
      }
    }
  }

  private func share() -> Int {
    part
  }

  private var part: Int { total / count }
}
