import SwiftUI

struct LighthouseView: View {
  let isLit: Bool

  // MARK: - Colours

  // Those of the tower and of its lamp, by day and by night.
  private let tower = Color.white.opacity(0.9)
  private let lamp = Color.yellow.opacity(0.8)

  // MARK: - Body

  var body: some View {
    VStack {
      «»HStack {
        Text("Lamp").foregroundStyle(lamp)
        Text("Tower").foregroundStyle(tower)
        Text(isLit ? "On" : "Off")
      }
      Circle().fill(tower)
      Button("Signal") { print(lamp) }
    }
  }
}
