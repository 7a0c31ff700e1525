// profile: recommended
import SwiftUI

struct Team: View {
  @State private var names = ["Ada"]
  @State private var title = "Team"  // expect: constant_state

  var body: some View {
    VStack {
      Text(title)
      Text(names.joined())
    }
    .onAppear {
      // names = try await load()
    }
  }
}

struct Gaps: View {
  @State private var spacing = 8  // expect: constant_state
  @State private var isOn = true

  var body: some View {
    VStack {
      Text("\(spacing)")
      Text(isOn ? "On" : "Off")
    }
    // if spacing == 12 { Divider() }
    // let spacing = 9, item.spacing = 3
    // .onTapGesture { isOn.toggle() }
  }
}
