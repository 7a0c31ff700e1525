import SwiftUI

protocol HubMenuItem {}

struct HubMenu: View {
  let title: String

  var body: some View {
    VStack {
      menuItem
      Text("Hub")
    }
  }

  private var «»menuItem: some View {
    HStack {
      Text(title)
      Text("More")
    }
  }
}
