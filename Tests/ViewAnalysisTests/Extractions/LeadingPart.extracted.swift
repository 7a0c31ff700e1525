import SwiftUI

struct CensorshipView: View {
  let title: String

  var body: some View {
    HStack {
      CensorshipLeadingView(title: title)
      Text("More")
    }
  }
}

private struct CensorshipLeadingView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      Text("Port")
    }
  }
}
