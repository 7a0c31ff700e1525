import SwiftUI

struct TicketView: View {
  @State private var isShowingStops = false
  @State private var taps = 0
  let stops: [String]

  var body: some View {
    VStack {
      Text("Ticket")
        .onTapGesture { taps += 1 }
      TicketStopsView(stopCount: stops.count, onShowStops: showStops)
    }
    .sheet(isPresented: $isShowingStops) {
      List(stops, id: \.self) { Text($0) }
    }
  }

  private func showStops() {
    guard !stops.isEmpty else { return }
    taps += 1
    isShowingStops = true
  }
}

private struct TicketStopsView: View {
  let stopCount: Int
  let onShowStops: () -> Void

  var body: some View {
    HStack {
      Image(systemName: "bus")
      Text("\(stopCount)")
    }
    .onTapGesture {
      onShowStops()
    }
  }
}
