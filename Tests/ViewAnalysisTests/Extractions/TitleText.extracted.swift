import SwiftUI

struct ConnectivityView: View {
  private enum Localization {
    static let title = "Offline"
  }

  var body: some View {
    VStack {
      ConnectivityTitle()
      Text("Try again")
    }
  }
}

extension ConnectivityView {
  private struct ConnectivityTitle: View {
    var body: some View {
      Text(Localization.title)
        .font(.title)
        .padding()
    }
  }
}
