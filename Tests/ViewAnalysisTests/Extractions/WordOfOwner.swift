import SwiftUI

struct RouteFlagInfoView: View {
  let country: String

  var body: some View {
    HStack {
      flag
      Text(country)
    }
  }

  private var «»flag: some View {
    VStack {
      Text(country)
      Text("Flag")
    }
  }
}
