import SwiftUI

struct ContactHeaderView: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

struct ContactView: View {
  let name: String

  var body: some View {
    VStack {
      ContactHeaderContent(name: name)
      Text("Mail")
    }
  }
}

private struct ContactHeaderContent: View {
  let name: String

  var body: some View {
    HStack {
      Image(systemName: "person")
      ContactHeaderView(name: name)
    }
  }
}
