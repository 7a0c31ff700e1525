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
      OrderTotalSumPanel(name: name)

      Text("All")
    }
  }
}

private struct OrderTotalSumPanel: View {
  let name: String

  var body: some View {
    HStack {
      Image(name)
      Text(name)
      Text("Paid")
    }
  }
}
