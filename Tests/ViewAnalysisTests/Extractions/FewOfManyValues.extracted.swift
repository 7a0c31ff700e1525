import SwiftUI

final class RaceModel: ObservableObject {
  @Published var lap = 1
  @Published var place: Int?
  @Published var speed = 0.0
  @Published var fuel = 1.0
  @Published var tires = 1.0
  @Published var isPaused = false
  @Published var message: String?
  @Published var best: Double?
  func pause() {}
}

struct RaceView: View {
  @ObservedObject var model: RaceModel
  let driver: String
  let team: String
  let number: Int

  var body: some View {
    VStack {
      DriverLine(number: number, driver: driver, team: team, lap: model.lap, place: model.place)
      Text("\(model.fuel)")
      Text("\(driver) \(team) \(number)")
    }
  }
}

private struct DriverLine: View {
  let number: Int
  let driver: String
  let team: String
  let lap: Int
  let place: Int?

  var body: some View {
    VStack {
      HStack {
        Text("\(number)")
        Text(driver)
        Text(team)
      }
      Text("Lap \(lap)")
      if let place {
        Text("Place \(place)")
      }
    }
  }
}
