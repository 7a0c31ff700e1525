import SwiftUI

struct Walk {
  let title: String
  let length: Int
}

struct WalksView: View {
  let latest: Walk

  var body: some View {
    VStack {
      WalksDetails(latest: latest)
    }
  }
}

private struct WalksDetails: View {
  let latest: Walk

  var body: some View {
    HStack {
      Text(latest.title)
      Text("\(latest.length) km")
    }
  }
}
