import SwiftUI

struct GaugesView: View {
  let used: Double
  let free: Double

  var body: some View {
    VStack {
      GaugesCard(share: used)
      Circle().fill(Self.color(of: free).opacity(0.5))
    }
  }

  fileprivate static func color(of share: Double) -> Color {
    switch share {
    case ..<60: return .green
    default: return .red
    }
  }
}

private struct GaugesCard: View {
  let share: Double

  var body: some View {
    HStack {
      Circle().stroke(GaugesView.color(of: share))
      Text("\(share)").foregroundStyle(GaugesView.color(of: share))
    }
  }
}
