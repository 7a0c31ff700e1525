import SwiftUI

/// When, and whether, the app reminds of watering.
struct ReminderSettings: View {
  @AppStorage("remindersOn") private var remindersOn = true
  @State private var time = Date.now

  var body: some View {
    Form {
      Section("Reminders") {
        Toggle("Remind me", isOn: $remindersOn)
        DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute)
          .disabled(!remindersOn)
        ReminderNote(isOn: remindersOn)
          .foregroundStyle(.secondary)
      }
      Group {
        Text("A reminder comes only on days when a plant is thirsty.")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
  }
}

private struct ReminderNote: View {
  let isOn: Bool

  var body: some View {
    Image(systemName: isOn ? "bell.fill" : "bell.slash")
    Text(isOn ? "The plants will call you." : "The plants keep quiet.")
  }
}
