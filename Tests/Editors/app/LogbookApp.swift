import SwiftUI

@main
struct LogbookApp: App {
  @StateObject private var preferences = Preferences()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        PreferencesScreen()
          .navigationTitle("Preferences")
      }
      .environmentObject(preferences)
    }
  }
}
