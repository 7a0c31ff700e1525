import SwiftUI

private let margin = 12.0
private let crust = Color.brown.opacity(0.4)
struct BakeryView: View {
  let loaves: [String]

  var body: some View {
    VStack {
      BakeryRow(name: "Rye", tint: crust, loaveCount: loaves.count)
      BakeryRow(name: "Spelt", tint: .clear, loaveCount: loaves.count)
    }
    .padding(margin)
    .background(crust)
  }
}

private struct BakeryRow: View {
  let name: String
  let tint: Color
  let loaveCount: Int

  var body: some View {
    HStack {
      Text(name).foregroundStyle(crust)
      Circle().fill(tint)
      Text("\(loaveCount)")
    }
  }
}
