import SwiftUI

enum Garden {
  static let soil = Color.red

  struct BedView: View {
    private let soil = Color.brown.opacity(0.5)

    var body: some View {
      VStack {
        «»HStack {
          Text("Bed").foregroundStyle(soil)
          Text("Beans")
        }
        Circle().fill(soil)
      }
    }
  }
}
