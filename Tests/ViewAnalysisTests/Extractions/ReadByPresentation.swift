// not: `selected` is read by what the view presents, which would not learn of its changes any more.
import SwiftUI

struct BookShelf: View {
  @State private var selected: String?
  @State private var isShown = false

  var body: some View {
    VStack {
      chooser
      Text("Shelf")
    }
    .sheet(isPresented: $isShown) {
      Text(selected ?? "None")
    }
  }

  private var «»chooser: some View {
    VStack {
      Text(selected ?? "Choose")
      Picker("Book", selection: $selected) {
        Text("First").tag("First")
      }
      Button("None") { selected = nil }
    }
  }
}
