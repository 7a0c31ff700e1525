import SwiftUI

enum Availability: String, CaseIterable {
  case today, later
}

struct Filters {
  var availability: Availability?
  var text = ""
}

struct FiltersView: View {
  @State private var filters = Filters()

  var body: some View {
    VStack {
      TextField("Text", text: $filters.text)
      AvailabilitySection(selectedAvailability: $filters.availability)
    }
  }
}

private struct AvailabilitySection: View {
  @Binding var selectedAvailability: Availability?

  var body: some View {
    VStack {
      Text("Availability")
      ForEach(Availability.allCases, id: \.self) { availability in
        Button(availability.rawValue) {
          selectedAvailability = availability
        }
        .disabled(selectedAvailability == availability)
      }
    }
  }
}
