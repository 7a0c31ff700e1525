// not: It unwraps `settings`, which may be `nil`
import SwiftUI

struct FilterSettings {
  var filter: String?
  var count = 0
}

struct RequestList: View {
  @State private var settings = FilterSettings()
  let requests: [String]

  var body: some View {
    VStack {
      if requests.isEmpty {
        empty
      } else {
        Text("\(requests.count)")
      }
      Button("New") { settings.filter = "new" }
      Stepper("Count", value: $settings.count)
    }
  }

  private var «»empty: some View {
    VStack {
      Text("No requests are " + settings.filter! + " of \(settings.count)")
      Stepper("Count", value: $settings.count)
      Button("Show All") { settings.filter = nil }
    }
  }
}
