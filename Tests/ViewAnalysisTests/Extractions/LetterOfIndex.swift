import SwiftUI

struct BarsView: View {
  let heights: [CGFloat]

  var body: some View {
    HStack {
      ForEach(0..<7) { i in
        Divider()
        «»VStack {
          Text("\(i)")
          Circle().fill(i == 6 ? Color.red : Color.blue)
        }
      }
    }
  }
}
