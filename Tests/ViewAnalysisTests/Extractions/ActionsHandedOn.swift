import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct PlantCard: View {
  let plant: Plant
  let onWater: () -> Void
  let onRemove: () -> Void

  var body: some View {
    HStack {
      Text(plant.name)
      Button("Water", action: onWater)
      Button("Remove", action: onRemove)
    }
  }
}

/// What another view does by a name of its own is a closure here, too.
struct GardenView: View {
  let plants: [Plant]
  @State private var watered: Plant?
  @State private var removed: Plant?

  var body: some View {
    VStack {
      Text(watered?.name ?? "")
      Text(removed?.name ?? "")
      ForEach(plants) { plant in
        card(plant)
      }
    }
  }

  private func «»card(_ plant: Plant) -> some View {
    PlantCard(
      plant: plant,
      onWater: { watered = plant },
      onRemove: { removed = plant }
    )
    .padding()
  }
}
