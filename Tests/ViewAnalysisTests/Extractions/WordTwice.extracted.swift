import SwiftUI

protocol HubMenuItem {}

struct HubMenu: View {
  let title: String

  var body: some View {
    VStack {
      HubMenuItemContent(title: title)
      Text("Hub")
    }
  }
}

private struct HubMenuItemContent: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Text("More")
    }
  }
}
