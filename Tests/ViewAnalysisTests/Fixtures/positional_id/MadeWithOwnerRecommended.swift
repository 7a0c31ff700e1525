// profile: recommended
import SwiftUI

struct Hop: Identifiable {
  let id = UUID()
  let name: String
}

struct Route {
  let hops: [Hop]
}

struct Stop: Identifiable {
  let id: Int
  let name: String
}

struct Line {
  let stops: [Stop]
}

final class Planner: ObservableObject {
  @Published var route = Route(hops: [])
  @Published var line = Line(stops: [])
}

/// Each route has new hops, with new ids.
struct RouteView: View {
  @ObservedObject var planner: Planner

  var body: some View {
    VStack {
      ForEach(planner.route.hops.indices, id: \.self) { index in
        Text(planner.route.hops[index].name)
      }
      ForEach(planner.line.stops.indices, id: \.self) { index in  // expect: positional_id
        Text(planner.line.stops[index].name)
      }
    }
  }
}
