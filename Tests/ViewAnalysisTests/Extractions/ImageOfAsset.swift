import SwiftUI

struct ShareBar: View {
  let share: Double

  var body: some View {
    HStack {
      HStack {
        Image("tea_icon")
        Text(share.formatted())
      }
      «»HStack {
        Image("coffee_icon")
        Text((1 - share).formatted())
      }
    }
  }
}
