// profile: recommended
import SwiftUI

/// Two sentences are two states of one text, however many values each has.
struct Balance: View {
  let name: String
  @State private var days = 0

  var body: some View {
    VStack {
      Text(days > 0 ? "\(name) has \(days) days left" : "No days left")
        .font(.headline)
      Button("Add") { days += 1 }
    }
  }
}
