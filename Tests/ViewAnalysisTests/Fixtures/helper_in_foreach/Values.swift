import SwiftUI

/// A colour, a text or an image that is handed over is a value, which a view type could not be.
struct Readings: View {
  let readings: [Int]

  var body: some View {
    List {
      ForEach(readings, id: \.self) { reading in
        Text("\(reading)")
          .foregroundStyle(tint(reading))
          .background(gradient(reading))
          .accessibilityLabel(text(reading))
        Circle()
          .fill(reading > 3 ? tint(reading) : .gray)
        Badge(image: symbol(reading))
        text(reading) + Text("!")
      }
      ForEach(readings, id: \.self) { reading in
        tint(reading)  // expect: helper_in_foreach
        text(reading).bold()  // expect: helper_in_foreach
        symbol(reading)  // expect: helper_in_foreach
        Text("\(reading)")
          .background(frame(reading))  // expect: helper_in_foreach
      }
    }
  }

  private func tint(_ reading: Int) -> Color { reading > 3 ? .red : .green }
  private func gradient(_ reading: Int) -> LinearGradient {
    LinearGradient(colors: [tint(reading), .white], startPoint: .top, endPoint: .bottom)
  }
  private func text(_ reading: Int) -> Text { Text("\(reading) degrees") }
  private func symbol(_ reading: Int) -> Image { Image(systemName: "\(reading).circle") }
  private func frame(_ reading: Int) -> some View { Circle().fill(tint(reading)) }
}

struct Badge: View {
  let image: Image

  var body: some View { image }
}
