// profile: recommended
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  let name: String
}

enum Route {
  static let stops = [Stop(id: 1, name: "Port"), Stop(id: 2, name: "Castle")]
}

final class Journey: ObservableObject {
  private(set) var planned: [Stop]
  @Published var added: [Stop] = []
  @Published private(set) var found: [Stop] = []
  @Published private(set) var loaded: [Stop] = []
  var short: [Stop] { Route.stops.map { Stop(id: $0.id, name: String($0.name.prefix(3))) } }
  private(set) var named: [Stop] = Route.stops.map { Stop(id: $0.id, name: $0.name) }
  var open: [Stop] { loaded.filter { $0.id > 1 } }

  init(_ stops: [Stop]) {
    planned = stops
    stops.forEach { found.append($0) }
    Task { loaded = stops }
  }

  func add(_ stop: Stop) { added.append(stop) }
}

struct JourneyView: View {
  @ObservedObject var journey: Journey
  private let home: [Stop]
  private let given: [Stop]
  @State private var first: [Stop]
  @State private var chosen: [Stop]
  @State private var query = ""

  init(journey: Journey, given: [Stop], number: Int) {
    self.journey = journey
    self.given = given
    home = [Stop(id: number, name: "Home"), Stop(id: 0, name: "Work")]
    _first = State(initialValue: given)
    _chosen = State(initialValue: given)
  }

  var body: some View {
    VStack {
      TextField("Stop", text: $query)
      ForEach(home.indices, id: \.self) { index in
        Text(home[index].name)
      }
      ForEach(given.indices, id: \.self) { index in  // expect: positional_id
        Text(given[index].name)
      }
      ForEach(first.indices, id: \.self) { index in
        Text(first[index].name)
      }
      ForEach(chosen.indices, id: \.self) { index in  // expect: positional_id
        Text(chosen[index].name)
      }
      ForEach(journey.planned.indices, id: \.self) { index in
        Text(journey.planned[index].name)
      }
      ForEach(journey.short.indices, id: \.self) { index in
        Text(journey.short[index].name)
      }
    }
    VStack {
      ForEach(journey.found.indices, id: \.self) { index in
        Text(journey.found[index].name)
      }
      ForEach(journey.added.indices, id: \.self) { index in  // expect: positional_id
        Text(journey.added[index].name)
      }
      // It is filled later.
      ForEach(journey.loaded.indices, id: \.self) { index in  // expect: positional_id
        Text(journey.loaded[index].name)
      }
      ForEach(journey.open.indices, id: \.self) { index in  // expect: positional_id
        Text(journey.open[index].name)
      }
      ForEach(journey.named.indices, id: \.self) { index in
        Text(journey.named[index].name)
      }
      Button("Drop") { chosen = [] }
    }
  }
}

/// All that make it give it a constant.
struct StopList: View {
  let stops: [Stop]

  var body: some View {
    VStack {
      ForEach(stops.indices, id: \.self) { index in
        Text(stops[index].name)
      }
    }
  }
}

struct Lists: View {
  var body: some View {
    StopList(stops: Route.stops)
  }
}
