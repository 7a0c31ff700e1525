import Foundation

/// A plant on the windowsill, and how it has been.
struct Plant: Identifiable, Hashable {
  let id: UUID
  var name: String
  var species: String
  var light: Light
  var wateringInterval: Int
  var lastWatered: Date
  var diary: [DiaryEntry]

  init(
    name: String, species: String, light: Light, wateringInterval: Int, lastWatered: Date = .now,
    diary: [DiaryEntry] = []
  ) {
    id = UUID()
    self.name = name
    self.species = species
    self.light = light
    self.wateringInterval = wateringInterval
    self.lastWatered = lastWatered
    self.diary = diary
  }

  var nextWatering: Date {
    lastWatered.addingTimeInterval(TimeInterval(wateringInterval) * 86_400)
  }

  var isThirsty: Bool { nextWatering <= .now }
}

enum Light: String, CaseIterable, Identifiable {
  case shade, indirect, sun

  var id: Self { self }

  var symbol: String {
    switch self {
    case .shade: "cloud"
    case .indirect: "cloud.sun"
    case .sun: "sun.max"
    }
  }
}

/// What somebody noticed about a plant, and when.
struct DiaryEntry: Identifiable, Hashable {
  let id: UUID
  var date: Date
  var note: String

  init(date: Date = .now, note: String) {
    id = UUID()
    self.date = date
    self.note = note
  }
}
