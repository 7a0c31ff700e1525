import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      header
      Text("Thank you")
    }
  }

  // MARK: - Header

  private var «»header: some View {
    HStack {
      Text(name)
      Toggle("Details", isOn: $showsDetails)
    }
  }

  @State private var showsDetails = false
}
