import SwiftUI

struct BarsView: View {
  let values: [Double]
  let size: CGSize

  var body: some View {
    ScrollView {
      BarsRow(size: size, values: values)
    }
  }
}

private struct BarsRow: View {
  @Environment(\.colorScheme) private var colorScheme
  let size: CGSize
  let values: [Double]

  var body: some View {
    let width = size.width / CGFloat(values.count)
    let color = colorScheme == .dark ? Color.white : .black
    HStack(spacing: width / 4) {
      ForEach(values, id: \.self) { value in
        Capsule().fill(color).frame(width: width, height: size.height * value)
      }
    }
  }
}
