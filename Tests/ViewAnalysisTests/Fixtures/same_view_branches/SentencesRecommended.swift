// profile: recommended
import SwiftUI

/// Two sentences are two states of one text, however many values each has.
struct Balance: View {
  let name: String
  @State private var days = 0

  var body: some View {
    VStack {
      if days > 0 {  // expect: same_view_branches "a different text"
        Text("\(name) has \(days) days left")
          .font(.headline)
      } else {
        Text("No days left")
          .font(.headline)
      }
      Button("Add") { days += 1 }
    }
  }
}
