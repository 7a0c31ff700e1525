import SwiftUI

/// What a computed value needs is not more than the value.
struct TotalView: View {
  let price: Int

  var body: some View {
    VStack {
      Text("\(price)")
      TotalCountStepper(price: price)
    }
  }
}

private struct TotalCountStepper: View {
  @State private var count = 1
  let price: Int

  var body: some View {
    HStack {
      Stepper("Count", value: $count)
      Text("\(sum)")
    }
  }

  private var sum: Int { price * count }
}
