import SwiftUI

/// A state keeps the first value; a constant would have another one each time.
struct Session: View {
  @State private var id = UUID()  // expect: constant_state
  @State private var start = Date()  // expect: constant_state

  var body: some View {
    Text(start, style: .time)
      .id(id)
  }
}
