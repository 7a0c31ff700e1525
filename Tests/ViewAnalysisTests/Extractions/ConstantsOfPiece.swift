import SwiftUI

struct BarsView: View {
  @Environment(\.colorScheme) private var colorScheme
  let values: [Double]
  let size: CGSize

  var body: some View {
    ScrollView {
      let width = size.width / CGFloat(values.count)
      let color = colorScheme == .dark ? Color.white : .black
      «»HStack(spacing: width / 4) {
        ForEach(values, id: \.self) { value in
          Capsule().fill(color).frame(width: width, height: size.height * value)
        }
      }
    }
  }
}
