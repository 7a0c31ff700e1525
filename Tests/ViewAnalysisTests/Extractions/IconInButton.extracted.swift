import SwiftUI

struct CalendarEventView: View {
  let title: String
  @State private var isAdding = false

  var body: some View {
    VStack {
      Text(title)
      addButton
    }
  }

  private var addButton: some View {
    Button(action: addToCalendar) {
      HStack {
        AddToCalendarIcon(isAdding: isAdding)
        Text("Add this to your own calendar")
          .bold()
      }
      .padding()
    }
  }

  private func addToCalendar() {
    isAdding = true
  }
}

private struct AddToCalendarIcon: View {
  let isAdding: Bool

  var body: some View {
    if isAdding {
      ProgressView()
        .tint(.white)
    } else {
      Image(systemName: "calendar.badge.plus")
    }
  }
}
