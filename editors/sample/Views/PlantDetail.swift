import SwiftUI

/// One plant: how to care for it, and its diary.
struct PlantDetail: View {
  let plant: Plant

  @Environment(Garden.self) private var garden

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      careCard
      Diary(entries: plant.diary)
      Button("Water now") { garden.water(plant) }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .navigationTitle(plant.name)
    .toolbar {
      ToolbarItem(placement: .status) {
        status
      }
    }
  }

  @ViewBuilder private var careCard: some View {
    InfoCard(title: "Care") {
      Label(plant.light.rawValue.capitalized, systemImage: plant.light.symbol)
      Label("Every \(plant.wateringInterval) days", systemImage: "drop")
    }
  }

  private var status: AnyView {
    if plant.isThirsty {
      return AnyView(Label("Thirsty", systemImage: "exclamationmark.triangle"))
    } else {
      return AnyView(Text("Next watering \(plant.nextWatering, style: .relative)"))
    }
  }
}

struct PlantDetail_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      PlantDetail(plant: Garden.samples[0])
    }
    .environment(Garden())
  }
}
