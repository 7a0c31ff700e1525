import SwiftUI

struct LampView: View {
  @State private var showsHelp = false
  @State private var showsStore = false
  @State private var color = "white"

  var body: some View {
    VStack {
      Text(color)
      «»VStack {
        Button("Help") { showsHelp = true }
        Button("Store") { showsStore = true }
        Button("White") { color = "white" }
        Button("Red") { color = "red" }
        Button("Blue") { color = "blue" }
      }
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
    .sheet(isPresented: $showsStore) { Text("Store") }
  }
}
