import SwiftUI

@main
struct WindowsillApp: App {
  @State private var garden = Garden()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        PlantList()
      }
      .environment(garden)
    }
  }
}
