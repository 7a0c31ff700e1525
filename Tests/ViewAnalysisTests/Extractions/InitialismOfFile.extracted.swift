import SwiftUI

/// This file writes the initialism in capitals, another one doesn't.
struct ResumePage: View {
  let score: Int

  var body: some View {
    VStack {
      Text("Resume")
      ATSPanel(score: score)
    }
  }
}

private struct ATSPanel: View {
  let score: Int

  var body: some View {
    VStack {
      Text("Applicant tracking")
      ATSScore(score: score)
    }
  }
}

struct ATSScore: View {
  let score: Int

  var body: some View { Text("\(score)") }
}
