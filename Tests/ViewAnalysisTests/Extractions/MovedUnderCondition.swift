import SwiftUI

/// The same for a computed property that would be fewer inputs.
struct RatioView: View {
  let total: Int
  let count: Int
  let other: Int

  private var ratio: Int { total / count + other }

  var body: some View {
    VStack {
      Text("\(total) \(count) \(other)")
      «»VStack {
        Text("Ratio")
        Divider()
        if count > 0 {
          Text("\(ratio)")
        }
      }
    }
  }
}
