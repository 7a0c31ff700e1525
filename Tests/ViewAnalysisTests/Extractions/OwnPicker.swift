import SwiftUI

struct AppearanceView: View {
  @State private var mode = 0

  var body: some View {
    VStack {
      Text("Appearance")
      appearanceView
    }
  }

  private var «»appearanceView: some View {
    Picker("", selection: $mode) {
      Text("Light").tag(0)
      Text("Dark").tag(1)
    }
    .pickerStyle(.segmented)
  }
}
