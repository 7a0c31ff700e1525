import SwiftUI

struct BadgeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
      if #unavailable(iOS 18, macOS 15) {
        Text("\(count)")
      } else {
        BadgeRow(count: count)
      }
    }
  }
}

@available(iOS 18, macOS 15, *)
private struct BadgeRow: View {
  let count: Int

  var body: some View {
    HStack {
      Text("\(count)").fontWeight(.bold)
      Image(systemName: "bell")
    }
    .padding()
  }
}
