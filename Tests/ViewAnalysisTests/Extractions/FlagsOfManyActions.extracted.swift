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
      PierButtons(
        onHelp: { showsHelp = true },
        onStore: { showsStore = true },
        onTides: { showsTides = true },
        onShips: { showsShips = true },
        onLog: log
      )
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
    .sheet(isPresented: $showsStore) { Text("Store") }
    .sheet(isPresented: $showsTides) { Text("Tides") }
    .sheet(isPresented: $showsShips) { Text("Ships") }
    .sheet(isPresented: $showsLog) { Text("Log") }
  }

  private func log() {
    print("Log")
    showsLog = true
  }
}

private struct PierButtons: View {
  let onHelp: () -> Void
  let onStore: () -> Void
  let onTides: () -> Void
  let onShips: () -> Void
  let onLog: () -> Void

  var body: some View {
    VStack {
      Button("Help") { onHelp() }
      Button("Store") { onStore() }
      Button("Tides") { onTides() }
      Button("Ships") { onShips() }
      Button("Log") {
        onLog()
      }
    }
  }
}
