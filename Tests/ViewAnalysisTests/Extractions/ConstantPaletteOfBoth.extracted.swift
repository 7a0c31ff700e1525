import SwiftUI

// MARK: - Colours

// Those of the tower and of its lamp, by day and by night.
private let tower = Color.white.opacity(0.9)
private let lamp = Color.yellow.opacity(0.8)

struct LighthouseView: View {
  let isLit: Bool

  // MARK: - Body

  var body: some View {
    VStack {
      LighthouseLampRow(isLit: isLit)
      Circle().fill(tower)
      Button("Signal") { print(lamp) }
    }
  }
}

private struct LighthouseLampRow: View {
  let isLit: Bool

  var body: some View {
    HStack {
      Text("Lamp").foregroundStyle(lamp)
      Text("Tower").foregroundStyle(tower)
      Text(isLit ? "On" : "Off")
    }
  }
}
