// profile: strict
import SwiftUI

/// A spinner has nothing to lose, and has to start anew where it comes back.
struct Feed: View {
  let isLoading: Bool

  var body: some View {
    List {
      if isLoading {
        ProgressView()
          .id(UUID())
        HStack {
          Spacer()
          ProgressView()
            .tint(.blue)
          Spacer()
        }
        .id(UUID())
      }
      HStack {
        ProgressView()
        Text("Loading")
      }
      .id(UUID())  // expect: fresh_id
    }
  }
}
