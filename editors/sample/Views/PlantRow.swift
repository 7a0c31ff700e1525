import SwiftUI

/// A plant's name and species, and whether it is thirsty.
struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: plant.light.symbol)
        .foregroundStyle(.secondary)
        .frame(width: 28)
      VStack(alignment: .leading) {
        Text(plant.name)
          .font(.headline)
        Text(plant.species)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if plant.isThirsty {
        Image(systemName: "drop.fill")
          .foregroundStyle(.blue)
          .accessibilityLabel("Thirsty")
      } else {
        Image(systemName: "drop")
          .foregroundStyle(.gray)
          .accessibilityLabel("Watered")
      }
    }
  }
}
