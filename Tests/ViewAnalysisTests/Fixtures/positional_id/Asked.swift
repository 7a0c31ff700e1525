// profile: recommended
import SwiftUI

struct Guest: Identifiable {
  var id = UUID()
  let name: String
}

/// A closure that asks for ids edits none.
struct Guests: View {
  let guests: [Guest]
  @State private var invited: [Guest] = []
  // Each time, they have other ids.
  private var hosts: [Guest] { [Guest(name: "Ann")] + invited }

  var body: some View {
    VStack {
      ForEach(guests.indices, id: \.self) { index in  // expect: positional_id "Use an id of the element"
        Text(guests[index].name)
      }
      ForEach(hosts.indices, id: \.self) { index in
        Text(hosts[index].name)
      }
      Button("Clear") { invited.removeAll { $0.id == guests.first?.id } }
    }
  }
}
