import SwiftUI

struct HomeView: View {
  let name: String
  let isBusy: Bool

  var body: some View {
    Text("Home")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          HomeLeadingToolbarItems(name: name, isBusy: isBusy)
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Text(isBusy ? "Busy" : "Idle")
        }
      }
  }
}

private struct HomeLeadingToolbarItems: View {
  let name: String
  let isBusy: Bool

  var body: some View {
    HStack {
      Text(name)
      Text(isBusy ? "Working" : "Ready")
    }
  }
}
