import SwiftUI

struct BadgeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
      if #available(iOS 18, macOS 15, *) {
        «»HStack {
          Text("\(count)").fontWeight(.bold)
          Image(systemName: "bell")
        }
        .padding()
      } else {
        Text("\(count)")
      }
    }
  }
}
