import SwiftUI

struct LargeView: View {
  @ScaledMetric private var width: CGFloat = 20

  var body: some View {
    VStack {
      Text("Status")
      «»HStack {
        Text("One")
          .frame(width: width)
        Text("Two")
      }
    }
    .dynamicTypeSize(.large)
  }
}
