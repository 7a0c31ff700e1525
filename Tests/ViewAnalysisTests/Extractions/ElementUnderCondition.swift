import SwiftUI

struct PageView: View {
  let titles: [String]
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<9) { index in
        Text("Page")
        «»HStack {
          Text("Title")
          if index < count { Text(titles[index]) }
        }
      }
    }
  }
}
