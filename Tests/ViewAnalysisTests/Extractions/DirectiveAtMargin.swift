import SwiftUI

struct FilterView: View {
  let isOn: Bool

  var body: some View {
    VStack {
      filterButton
      Text("Filter")
    }
  }

  private var «»filterButton: some View {
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
