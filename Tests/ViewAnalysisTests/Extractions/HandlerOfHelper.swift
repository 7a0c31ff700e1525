import SwiftUI

struct TicketView: View {
  @State private var isShowingStops = false
  @State private var taps = 0
  let stops: [String]

  var body: some View {
    VStack {
      Text("Ticket")
        .onTapGesture { taps += 1 }
      stopsView
    }
    .sheet(isPresented: $isShowingStops) {
      List(stops, id: \.self) { Text($0) }
    }
  }

  private var «»stopsView: some View {
    HStack {
      Image(systemName: "bus")
      Text("\(stops.count)")
    }
    .onTapGesture {
      guard !stops.isEmpty else { return }
      taps += 1
      isShowingStops = true
    }
  }
}
