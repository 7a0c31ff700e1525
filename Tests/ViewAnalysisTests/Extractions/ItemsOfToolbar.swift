import SwiftUI

struct HomeView: View {
  let name: String
  let isBusy: Bool

  var body: some View {
    Text("Home")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          «»HStack {
            Text(name)
            Text(isBusy ? "Working" : "Ready")
          }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Text(isBusy ? "Busy" : "Idle")
        }
      }
  }
}
