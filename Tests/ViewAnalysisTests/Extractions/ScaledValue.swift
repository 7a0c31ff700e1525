import SwiftUI

struct BadgeView: View {
  @ScaledMetric(relativeTo: .body) private var size = 14
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
        .frame(width: size)
      «»HStack {
        Text("\(count)")
          .frame(width: size)
        Text("New")
      }
    }
  }
}
