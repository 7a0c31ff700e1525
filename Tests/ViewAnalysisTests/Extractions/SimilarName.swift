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
      header
      Text("Mail")
    }
  }

  private var «»header: some View {
    HStack {
      Image(systemName: "person")
      ContactHeaderView(name: name)
    }
  }
}
