import SwiftUI

struct AppearanceView: View {
  var body: some View {
    VStack {
      Text("Appearance")
      AppearancePicker()
    }
  }
}

private struct AppearancePicker: View {
  @State private var mode = 0

  var body: some View {
    Picker("", selection: $mode) {
      Text("Light").tag(0)
      Text("Dark").tag(1)
    }
    .pickerStyle(.segmented)
  }
}
