import Foundation
import Observation

/// All plants, and what is done with them.
@Observable
final class Garden {
  var plants: [Plant]

  init(plants: [Plant] = Garden.samples) {
    self.plants = plants
  }

  func water(_ plant: Plant) {
    update(plant) { $0.lastWatered = .now }
  }

  func note(_ text: String, on plant: Plant) {
    update(plant) { $0.diary.insert(DiaryEntry(note: text), at: 0) }
  }

  func addCutting() {
    plants.append(Plant(name: "Cutting", species: "Unknown", light: .indirect, wateringInterval: 3))
  }

  func remove(_ plant: Plant) {
    plants.removeAll { $0.id == plant.id }
  }

  private func update(_ plant: Plant, _ change: (inout Plant) -> Void) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    change(&plants[index])
  }

  static let samples = [
    Plant(
      name: "Ida", species: "Monstera deliciosa", light: .indirect, wateringInterval: 7,
      diary: [
        DiaryEntry(note: "A new leaf is unrolling."), DiaryEntry(note: "Moved away from the radiator."),
      ]),
    Plant(name: "Otto", species: "Sansevieria", light: .shade, wateringInterval: 21),
    Plant(
      name: "Basil", species: "Ocimum basilicum", light: .sun, wateringInterval: 1,
      lastWatered: .now.addingTimeInterval(-172_800)),
  ]
}
