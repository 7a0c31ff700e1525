import SwiftUI

struct BadgeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
      if #available(iOS 18, macOS 15, *) {
        BadgeGlassView(count: count)
      }
    }
  }
}

@available(iOS 18, macOS 15, *)
private struct BadgeGlassView: View {
  let count: Int

  var body: some View {
    HStack {
      Text("\(count)")
      Image(systemName: "bell")
    }
  }
}
