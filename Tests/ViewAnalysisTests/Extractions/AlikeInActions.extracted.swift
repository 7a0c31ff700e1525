import SwiftUI

struct Palette: View {
  @State private var color = Color.red

  var body: some View {
    HStack {
      PaletteContent { color = Color("warm") }
      VStack {
        Image(systemName: "circle")
        Button("Choose") { color = Color("cold") }
      }
      VStack {
        Image(systemName: "circle")
        Button("Choose") { color = Color("warm") }
      }
    }
  }
}

private struct PaletteContent: View {
  let onChoose: () -> Void

  var body: some View {
    VStack {
      Image(systemName: "circle")
      Button("Choose") { onChoose() }
    }
  }
}
