import SwiftUI

struct GaugesView: View {
  let used: Double
  let free: Double

  var body: some View {
    VStack {
      card(used)
      Circle().fill(color(of: free).opacity(0.5))
    }
  }

  private func «»card(_ share: Double) -> some View {
    HStack {
      Circle().stroke(color(of: share))
      Text("\(share)").foregroundStyle(color(of: share))
    }
  }

  private func color(of share: Double) -> Color {
    switch share {
    case ..<60: return .green
    default: return .red
    }
  }
}
