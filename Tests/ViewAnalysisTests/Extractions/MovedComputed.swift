import SwiftUI

/// What a computed value needs is not more than the value.
struct TotalView: View {
  let price: Int
  @State private var count = 1

  private var sum: Int { price * count }

  var body: some View {
    VStack {
      Text("\(price)")
      «»HStack {
        Stepper("Count", value: $count)
        Text("\(sum)")
      }
    }
  }
}
