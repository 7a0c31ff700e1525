import SwiftUI

struct BarsView: View {
  let values: [Double]
  let size: CGSize

  var body: some View {
    let width: CGFloat = size.width / CGFloat(values.count)
    VStack {
      Text("\(width)")
      BarsRow(values: values, height: size.height, width: width)
    }
  }
}

private struct BarsRow: View {
  let values: [Double]
  let height: CGFloat
  let width: CGFloat

  var body: some View {
    HStack(spacing: width / 4) {
      ForEach(values, id: \.self) { value in
        Capsule().frame(width: width, height: height * value)
      }
    }
  }
}
