import SwiftUI

struct HorizontalScrollView: View {
  let introduction: String

  var body: some View {
    VStack {
      Text(introduction)
      LazyHStack {
        «»ForEach(0..<10) { index in
          Text("Horizontal Button \(index)")
            .padding()
        }
      }
    }
  }
}
