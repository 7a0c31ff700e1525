// not: It unwraps `filter`, which may be `nil`
import SwiftUI

struct RequestList: View {
  @State private var filter: String?
  let requests: [String]

  var body: some View {
    VStack {
      if let filter, !requests.contains(filter) {
        empty
      } else {
        Text("\(requests.count)")
      }
      Button("New") { filter = "new" }
    }
  }

  private var «»empty: some View {
    VStack {
      Text("No requests are \(filter!).")
      Button("Show All") { filter = nil }
    }
  }
}
