import SwiftUI

struct ConnectivityView: View {
  var body: some View {
    VStack {
      ConnectivityTitle()
      Text("Try again")
    }
  }
}

private struct ConnectivityTitle: View {
  private enum Localization {
    static let title = "Offline"
  }

  var body: some View {
    Text(Localization.title)
      .font(.title)
      .padding()
  }
}
