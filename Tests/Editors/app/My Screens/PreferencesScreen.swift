import SwiftUI

/// The page on which a sailor sets up the logbook: « réglages » in the French edition.
struct PreferencesScreen: View {
  @EnvironmentObject private var preferences: Preferences
  @State private var isEditingSignature = false

  var body: some View {
    PreferencesForm {
      Section("Track") {
        trackToggle
        intervalStepper
        screenToggle
      }
      Section("Numbers") {
        unitsPicker
        bearings
      }
      Section("🔔 Bell") { Group { Toggle("At each watch", isOn: $preferences.ringsBell) } }
      Section("Crew") {
        watches
        signature
      }
    }
  }
}

extension PreferencesScreen {
  @ViewBuilder private var trackToggle: some View {
    Toggle("Write the track down", isOn: $preferences.writesTrack)
  }

  @ViewBuilder private var intervalStepper: some View {
    Stepper(
      "Every \(preferences.interval.formatted()) minutes",
      value: $preferences.interval,
      in: 1...60,
      step: 1
    )
    .disabled(!preferences.writesTrack)
  }

  @ViewBuilder private var screenToggle: some View {
    Toggle(isOn: $preferences.keepsScreenOn) {
      Text("Keep the screen on")
      Text("Costs a third of the battery a day.")
    }
  }

  @ViewBuilder private var unitsPicker: some View {
    Picker("Distances in", selection: $preferences.units) {
      ForEach(Preferences.Units.allCases) { unit in
        Text(unit.title)
          .tag(unit)
      }
    }
  }

  @ViewBuilder private var bearings: some View {
    if preferences.units == .knots {
      Toggle("Round bearings to five degrees", isOn: $preferences.roundsBearings)
    } else {
      EmptyView()
    }
  }

  @ViewBuilder private var watches: some View {
    Stepper("Watches: \(preferences.watches)", value: $preferences.watches, in: 1...6)
  }

  @ViewBuilder private var signature: some View {
    HStack {
      Text("Signature")
      Spacer()
      Button(preferences.signature) {
        isEditingSignature = true
      }
    }
    .sheet(isPresented: $isEditingSignature) {
      TextField("Signature", text: $preferences.signature)
        .padding()
    }
  }
}
