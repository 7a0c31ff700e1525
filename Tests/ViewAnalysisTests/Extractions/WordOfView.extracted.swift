import SwiftUI

struct HorizontalScrollView: View {
  let introduction: String

  var body: some View {
    VStack {
      Text(introduction)
      LazyHStack {
        HorizontalScrollItems()
      }
    }
  }
}

private struct HorizontalScrollItems: View {
  var body: some View {
    ForEach(0..<10) { index in
      Text("Horizontal Button \(index)")
        .padding()
    }
  }
}
