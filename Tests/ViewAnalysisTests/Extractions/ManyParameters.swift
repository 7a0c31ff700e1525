// not: It needs 4 values of `RouteView` besides its parameters, too many
import SwiftUI

struct RouteView: View {
  let start: String
  let end: String
  let color: Color
  let height: Double

  var body: some View {
    VStack {
      stop("A", "B", 1, true)
    }
  }

  private func «»stop(_ name: String, _ next: String, _ index: Int, _ isLast: Bool) -> some View {
    HStack {
      Text(start + end + name + next)
      Text("\(index)")
      Divider().frame(height: height)
      color.opacity(isLast ? 1 : 0.5)
    }
  }
}
