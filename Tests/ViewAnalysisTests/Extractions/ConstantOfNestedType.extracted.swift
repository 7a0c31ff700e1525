import SwiftUI

enum Garden {
  static let soil = Color.red

  struct BedView: View {
    private let soil = Color.brown.opacity(0.5)

    var body: some View {
      VStack {
        BedRow(soil: soil)
        Circle().fill(soil)
      }
    }
  }

  private struct BedRow: View {
    let soil: Color

    var body: some View {
      HStack {
        Text("Bed").foregroundStyle(soil)
        Text("Beans")
      }
    }
  }
}
