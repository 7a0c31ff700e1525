import SwiftUI

/// What stands after a member in its line goes along.
struct MapPanel: View {
  @State private var mode = 0  // 0: plan, 1: satellite
  @State private var isOpen = false
  let title: String

  var body: some View {
    VStack {
      Text(title)
      modes
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var «»modes: some View {
    VStack {
      Picker("Mode", selection: $mode) {
        Text("Plan").tag(0)
        Text("Satellite").tag(1)
      }
      Text(hint)
      Text("Choose how the map looks.")
    }
  }

  private var hint: String { mode == 0 ? "Streets" : "Pictures" }  /* Shown below. */
}
