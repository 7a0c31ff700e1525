// not: A use of `lamp` can't be replaced.
import SwiftUI

struct HallView: View {
  let height: Double

  var body: some View {
    VStack {
      lamp(
        "Door",
        count: 3  // two of them broken
      )
    }
  }

  private func «»lamp(_ title: String, count: Int) -> some View {
    HStack {
      Text(title)
      Text("\(count)")
        .frame(height: height)
    }
  }
}
