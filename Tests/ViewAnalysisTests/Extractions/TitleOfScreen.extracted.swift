import SwiftUI

struct AwardSheet: View {
  let name: String

  var body: some View {
    NavigationStack {
      AwardContent(name: name)
    }
  }
}

private struct AwardContent: View {
  let name: String

  var body: some View {
    VStack {
      Image(name)
      Text(name)
    }
    .navigationTitle("Award Details")
  }
}
