import SwiftUI

final class RallyModel: ObservableObject {
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

struct RallyView: View {
  @ObservedObject var model: RallyModel
  let driver: String
  let team: String
  let number: Int

  var body: some View {
    VStack {
      driverMenu
      Text("\(model.fuel)")
      Text("\(driver) \(team) \(number)")
    }
  }

  /// It does something with the object later.
  private var «»driverMenu: some View {
    VStack {
      Text(driver)
      Text(team)
      Text("Lap \(model.lap) at \(model.speed)")
      Button("\(number) stops") { model.pause() }
    }
  }
}
