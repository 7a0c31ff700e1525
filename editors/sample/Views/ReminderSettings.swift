import SwiftUI

/// When, and whether, the app reminds of watering.
struct ReminderSettings: View {
  @AppStorage("remindersOn") private var remindersOn = true
  @State private var time = Date.now

  var body: some View {
    Form {
      Section("Reminders") {
        ReminderFields(isOn: $remindersOn, time: $time)
      }
      Group {
        Text("A reminder comes only on days when a plant is thirsty.")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
  }
}

private struct ReminderFields: View {
  @Binding var isOn: Bool
  @Binding var time: Date

  var body: some View {
    Toggle("Remind me", isOn: $isOn)
    DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute)
      .disabled(!isOn)
  }
}
