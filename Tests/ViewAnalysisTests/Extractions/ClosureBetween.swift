import SwiftUI

struct ShelfView: View {
  let width: Double

  var body: some View {
    VStack {
      board(
        "Top",
        onTap: {},
        count: 3
      )
      board("Bottom", onTap: { print("Bottom") }, count: 4)
    }
  }

  private func «»board(_ title: String, onTap: @escaping () -> Void, count: Int) -> some View {
    HStack {
      Text(title)
      Text("\(count)")
        .frame(width: width)
      Button("Open", action: onTap)
    }
  }
}
