import SwiftUI

struct BuoysView: View {
  @State private var level = 0.0
  private let step = 0.5

  var body: some View {
    VStack {
      Text("\(level)")
      Text("\(step)")
      «»HStack {
        Text("Each step is \(step)")
        Button("Raise") {
          level += step
          level = min(level, 10 * step)
        }
      }
    }
  }
}
