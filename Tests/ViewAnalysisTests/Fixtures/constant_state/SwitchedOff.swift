// profile: recommended
import SwiftUI

struct Team: View {
  @State private var names = ["Ada"]
  @State private var title = "Team"  // expect: constant_state

  var body: some View {
    VStack {
      Text(title)
      Text(names.joined())
    }
    .onAppear {
      // names = try await load()
    }
  }
}
