import SwiftUI

struct Walk {
  let title: String
  let length: Int
}

struct WalksView: View {
  let latest: Walk

  var body: some View {
    VStack {
      details(latest)
    }
  }

  private func «»details(_ w: Walk) -> some View {
    HStack {
      Text(w.title)
      Text("\(w.length) km")
    }
  }
}
