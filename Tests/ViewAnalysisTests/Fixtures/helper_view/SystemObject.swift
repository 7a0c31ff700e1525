// profile: recommended
import Combine
import SwiftUI

/// What is sent through a subject leaves the state that holds it as it is.
struct ZoomableChart: View {
  @State private var scrolls = PassthroughSubject<Int, Never>()
  @State private var zoom = 1.0

  var body: some View {
    VStack {
      Text("\(zoom)")
      Slider(value: $zoom)
      Button("Back") { scrolls.send(0) }
        .onReceive(scrolls) { _ in }
      chart
    }
  }

  private var chart: some View {  // expect: helper_view "computed again whenever `zoom` changes"
    VStack {
      Text("Chart")
      HStack {
        Image(systemName: "chart.bar")
        Text("Monday")
        Text("Tuesday")
        Text("Wednesday")
        Text("Thursday")
      }
    }
  }
}
