import SwiftUI

struct PierView: View {
  @State private var showsHelp = false
  @State private var showsStore = false
  @State private var showsTides = false
  @State private var showsShips = false
  @State private var showsLog = false

  var body: some View {
    VStack {
      Text("Pier")
      «»VStack {
        Button("Help") { showsHelp = true }
        Button("Store") { showsStore = true }
        Button("Tides") { showsTides = true }
        Button("Ships") { showsShips = true }
        Button("Log") {
          print("Log")
          showsLog = true
        }
      }
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
    .sheet(isPresented: $showsStore) { Text("Store") }
    .sheet(isPresented: $showsTides) { Text("Tides") }
    .sheet(isPresented: $showsShips) { Text("Ships") }
    .sheet(isPresented: $showsLog) { Text("Log") }
  }
}
