import SwiftUI

/// Who needs water when, for the days to come.
struct WateringPlan: View {
  @Environment(Garden.self) private var garden
  @State private var showsAll = false

  var body: some View {
    VStack {
      Toggle(showsAll ? "All plants" : "Thirsty plants", isOn: $showsAll)
      List(garden.plants) { plant in
        if showsAll || plant.isThirsty {
          row(for: plant)
        } else {
          Text("\(plant.name) has time")
        }
      }
    }
  }

  private func row(for plant: Plant) -> some View {
    HStack {
      Text(plant.name)
      Spacer()
      Text(plant.nextWatering, style: .date)
    }
  }
}
