import SwiftUI

struct RequestList: View {
  @State private var filter: String?
  let requests: [String]

  var body: some View {
    VStack {
      status
      Text("\(requests.count)")
      Text(filter ?? "all")
      Button("New") { filter = "new" }
    }
  }

  private var «»status: some View {
    VStack {
      if filter != nil {
        Text("No requests are \(filter!).")
      }
      Button("Show All") { filter = nil }
    }
  }
}
