import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      totalSumPanel
      Text("Thank you")
    }
  }

  private var totalSumPanel: some View {
    VStack {
      Text("Total")

      // Total sum panel
      «»HStack {
        Image(name)
        Text(name)
        Text("Paid")
      }

      Text("All")
    }
  }
}
