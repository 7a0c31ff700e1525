import SwiftUI

struct AwardSheet: View {
  let name: String

  var body: some View {
    NavigationStack {
      AwardDetailsView(name: name)
    }
  }
}

private struct AwardDetailsView: View {
  let name: String

  var body: some View {
    VStack {
      Image(name)
      Text(name)
    }
    .navigationTitle("Award Details")
  }
}
