import SwiftUI

extension View {
  func padding(spacing: Int) -> some View { padding(CGFloat(spacing)) }
}

/// What an own modifier takes is not for SwiftUI to say.
struct Spaces: View {
  var body: some View {
    VStack {
      «HStack {
        Image(systemName: "circle")
        Text("Wide").padding(spacing: 8)
      }»
      HStack {
        Image(systemName: "circle")
        Text("Wide").padding(spacing: 4)
      }
    }
  }
}
