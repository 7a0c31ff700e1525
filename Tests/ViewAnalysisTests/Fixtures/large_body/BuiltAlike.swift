// option: max_lines = 24
import SwiftUI

/// The first two sections are built alike: as types of their own, one of them would be a copy.
struct TripView: View {
  var body: some View {  // expect: large_body
    VStack {
      HStack(spacing: 4) {
        Image(systemName: "airplane")
          .font(.title)
          .padding(2)
        Spacer()
        Text("Outward")
          .font(.headline)
          .padding(4)
      }
      HStack(spacing: 4) {
        Image(systemName: "tram")
          .font(.title)
          .padding(2)
        Spacer()
        Text("Return")
          .font(.headline)
          .padding(4)
      }
      VStack {
        Text("Seats")
        Divider()
        Text("Luggage")
        Divider()
        Text("Meals")
      }
      VStack {
        Toggle("Window", isOn: .constant(true))
        Divider()
        Toggle("Quiet", isOn: .constant(true))
        Divider()
        Toggle("Table", isOn: .constant(true))
      }
    }
  }
}
