import SwiftUI

// MARK: - Harbour

private let water = Color(red: 0.1, green: 0.2, blue: 0.4)
private let signal = Color(red: 0.9, green: 0.1, blue: 0.1)  // seen from afar

/// Between the berths.
private let gap: CGFloat = 4

/// What the harbour looks like now.
struct HarbourView: View {
  let berths: [Int]

  // Palette
  private let foam = Color.white.opacity(0.2)

  private let title = Font.system(size: 20, weight: .bold)

  var body: some View {
    VStack(spacing: gap) {
      Circle().fill(foam)
      Text("Harbour").font(title).foregroundStyle(signal)
      HarbourBerthRow(berths: berths)
    }
    .background(water)
  }
}

private struct HarbourBerthRow: View {
  let berths: [Int]

  var body: some View {
    HStack(spacing: gap) {
      Circle().fill(water)
      ForEach(berths, id: \.self) { berth in
        Text("Berth \(berth)").foregroundStyle(signal)
      }
    }
    .background(water)
  }
}
