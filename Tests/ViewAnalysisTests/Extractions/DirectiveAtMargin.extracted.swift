import SwiftUI

struct FilterView: View {
  let isOn: Bool

  var body: some View {
    VStack {
      FilterButton(isOn: isOn)
      Text("Filter")
    }
  }
}

private struct FilterButton: View {
  let isOn: Bool

  var body: some View {
#if os(macOS)
    HStack {
      Text("Mac")
      Text(isOn ? "On" : "Off")
    }
#else
    Text(isOn ? "On" : "Off")
#endif
  }
}
