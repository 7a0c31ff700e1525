// profile: recommended
// option: max_branches = 3
import SwiftUI

enum Phase { case idle, loading, failed, done }

/// To say which view stands for which case is no way through the code.
struct PhaseRow: View {
  let phase: Phase
  let isBold: Bool

  var body: some View {
    HStack {
      Text("Phase")
      switch phase {
      case .idle: Text("Idle")
      case .loading: ProgressView()
      case .failed: Image(systemName: "xmark")
      case .done: Image(systemName: "checkmark")
      }
    }
  }
}

/// Cases that show more are.
struct PhaseDetails: View {
  let phase: Phase

  var body: some View {  // expect: large_body "4 branches"
    HStack {
      Text("Phase")
      switch phase {
      case .idle: Text("Idle")
      case .loading:
        VStack {
          ProgressView()
          Text("Loading")
        }
      case .failed: Image(systemName: "xmark")
      case .done: Image(systemName: "checkmark")
      }
    }
  }
}
