import SwiftUI

struct BarsView: View {
  let values: [Double]
  let size: CGSize

  var body: some View {
    let width: CGFloat = size.width / CGFloat(values.count)
    VStack {
      Text("\(width)")
      «»HStack(spacing: width / 4) {
        ForEach(values, id: \.self) { value in
          Capsule().frame(width: width, height: size.height * value)
        }
      }
    }
  }
}
