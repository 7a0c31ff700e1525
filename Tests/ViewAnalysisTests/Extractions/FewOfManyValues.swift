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
      driverLine
      Text("\(model.fuel)")
      Text("\(driver) \(team) \(number)")
    }
  }

  private var «»driverLine: some View {
    VStack {
      HStack {
        Text("\(number)")
        Text(driver)
        Text(team)
      }
      Text("Lap \(model.lap)")
      if let place = model.place {
        Text("Place \(place)")
      }
    }
  }
}
