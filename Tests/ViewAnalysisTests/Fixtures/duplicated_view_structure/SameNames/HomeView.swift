// profile: strict
import SwiftUI

struct HomeView: View {
  var body: some View {
    DateButton(title: "Today", isChosen: true)
  }
}

private struct DateButton: View {  // expect: duplicated_view_structure "Share one view"
  let title: String
  let isChosen: Bool

  var body: some View {
    HStack {
      Image(systemName: "calendar")
        .font(.title2)
      VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
        Text(isChosen ? "Chosen" : "Free")
          .foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}
