import SwiftUI

struct CardView: View {
  let user: User
  let other: User

  var body: some View {
    VStack {
      CardDetails(name: user.name, other: other)
      Text(other.name)
    }
  }
}

private struct CardDetails: View {
  let name: String
  let other: User

  var body: some View {
    HStack {
      Text(name)
      Text(other.name)
      Text(other.city)
      Text("\(name.count)")
    }
  }
}
