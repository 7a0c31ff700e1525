import SwiftUI

protocol HubMenuItem {}

struct HubMenu: View {
  let title: String

  var body: some View {
    VStack {
      HubMenuItemView(title: title)
      Text("Hub")
    }
  }
}

private struct HubMenuItemView: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Text("More")
    }
  }
}
