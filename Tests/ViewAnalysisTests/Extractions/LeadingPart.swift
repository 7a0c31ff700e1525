import SwiftUI

struct CensorshipView: View {
  let title: String

  var body: some View {
    HStack {
      leadingView
      Text("More")
    }
  }

  private var «»leadingView: some View {
    VStack {
      Text(title)
      Text("Port")
    }
  }
}
