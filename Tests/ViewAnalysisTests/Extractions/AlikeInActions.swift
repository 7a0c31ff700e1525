import SwiftUI

struct Palette: View {
  @State private var color = Color.red

  var body: some View {
    HStack {
      «VStack {
        Image(systemName: "circle")
        Button("Choose") { color = Color("warm") }
      }»
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
