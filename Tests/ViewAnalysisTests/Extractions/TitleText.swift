import SwiftUI

struct ConnectivityView: View {
  private enum Localization {
    static let title = "Offline"
  }

  var body: some View {
    VStack {
      «»Text(Localization.title)
        .font(.title)
        .padding()
      Text("Try again")
    }
  }
}
