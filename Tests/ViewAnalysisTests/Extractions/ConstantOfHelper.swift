import SwiftUI

private let margin = 12.0
struct BakeryView: View {
  let loaves: [String]
  private let crust = Color.brown.opacity(0.4)

  var body: some View {
    VStack {
      row("Rye", crust)
      row("Spelt", .clear)
    }
    .padding(margin)
    .background(crust)
  }

  private func «»row(_ name: String, _ tint: Color) -> some View {
    HStack {
      Text(name).foregroundStyle(crust)
      Circle().fill(tint)
      Text("\(loaves.count)")
    }
  }
}
