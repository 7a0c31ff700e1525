import SwiftUI

struct LampView: View {
  @State private var showsHelp = false
  @State private var showsStore = false
  @State private var color = "white"

  var body: some View {
    VStack {
      Text(color)
      LampButtons(showsHelp: $showsHelp, showsStore: $showsStore, color: $color)
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
    .sheet(isPresented: $showsStore) { Text("Store") }
  }
}

private struct LampButtons: View {
  @Binding var showsHelp: Bool
  @Binding var showsStore: Bool
  @Binding var color: String

  var body: some View {
    VStack {
      Button("Help") { showsHelp = true }
      Button("Store") { showsStore = true }
      Button("White") { color = "white" }
      Button("Red") { color = "red" }
      Button("Blue") { color = "blue" }
    }
  }
}
