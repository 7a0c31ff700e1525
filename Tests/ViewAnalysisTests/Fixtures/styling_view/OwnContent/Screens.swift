import SwiftUI

struct Screens: View {
  var body: some View {
    Chip(text: "A")
    Chip(text: "B")
    Frame(text: "C")
    Frame { Image(systemName: "d") }
  }
}
