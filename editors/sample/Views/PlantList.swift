import SwiftUI

/// Everything on the windowsill, one row a plant.
struct PlantList: View {
  @Environment(Garden.self) private var garden
  @State private var showsReminders = false

  var body: some View {
    List {
      ForEach(garden.plants.sorted { $0.name < $1.name }) { plant in
        NavigationLink(value: plant) {
          PlantRow(plant: plant)
        }
        .swipeActions {
          Button("Water", systemImage: "drop") { garden.water(plant) }
            .tint(.blue)
        }
      }
    }
    .overlay {
      if garden.plants.isEmpty {
        EmptyShelf(title: "Nothing grows here yet") {
          Button("Plant a cutting", action: garden.addCutting)
        }
      }
    }
    .navigationTitle("Windowsill")
    .navigationDestination(for: Plant.self) { plant in
      PlantDetail(plant: plant)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Reminders", systemImage: "bell") { showsReminders = true }
      }
    }
    .sheet(isPresented: $showsReminders) {
      ReminderSettings()
    }
  }
}

struct PlantList_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      PlantList()
    }
    .environment(Garden())
  }
}
