import SwiftUI

struct CardView: View {
  let user: User
  let other: User

  var body: some View {
    VStack {
      details
      Text(other.name)
    }
  }

  private var «»details: some View {
    HStack {
      Text(user.name)
      Text(other.name)
      Text(other.city)
      Text("\(user.name.count)")
    }
  }
}
