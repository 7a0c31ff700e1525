import SwiftUI

struct ShelfView: View {
  let width: Double

  var body: some View {
    VStack {
      ShelfBoardView(
        title: "Top",
        onTap: {},
        count: 3,
        width: width
      )
      ShelfBoardView(title: "Bottom", onTap: { print("Bottom") }, count: 4, width: width)
    }
  }
}

private struct ShelfBoardView: View {
  let title: String
  let onTap: () -> Void
  let count: Int
  let width: Double

  var body: some View {
    HStack {
      Text(title)
      Text("\(count)")
        .frame(width: width)
      Button("Open", action: onTap)
    }
  }
}
