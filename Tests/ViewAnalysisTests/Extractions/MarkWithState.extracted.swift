import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderHeader(name: name)
      Text("Thank you")
    }
  }
}

// MARK: - Header

private struct OrderHeader: View {
  @State private var showsDetails = false
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Toggle("Details", isOn: $showsDetails)
    }
  }
}
