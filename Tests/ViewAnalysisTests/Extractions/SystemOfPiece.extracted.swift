import SwiftUI

struct BadgeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
      if #available(iOS 18, macOS 15, *) {
        BadgeRow(count: count)
      } else {
        Text("\(count)")
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
