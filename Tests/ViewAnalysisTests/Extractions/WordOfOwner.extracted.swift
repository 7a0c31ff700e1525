import SwiftUI

struct RouteFlagInfoView: View {
  let country: String

  var body: some View {
    HStack {
      RouteFlagView(country: country)
      Text(country)
    }
  }
}

private struct RouteFlagView: View {
  let country: String

  var body: some View {
    VStack {
      Text(country)
      Text("Flag")
    }
  }
}
