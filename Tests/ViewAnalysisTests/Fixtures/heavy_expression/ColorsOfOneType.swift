// profile: strict
import SwiftUI

/// The type of the colour is known where the parameter has one, and has to be found where it is generic.
struct ResultLabel: View {
  let result: String
  @State private var isNear = false

  var body: some View {
    VStack {
      Text(result)
        .foregroundColor(result == "W" ? .green : (result == "L" ? .red : .gray))
      Text(result)
        .foregroundStyle(result == "W" ? .green : (result == "L" ? .red : .gray))  // expect: heavy_expression
      Text(result)
        // expect-next: heavy_expression
        .foregroundColor(result == "W" && isNear ? .green : (result == "L" ? .red : .gray))
    }
    .onTapGesture { isNear.toggle() }
  }
}

struct Paper: View {
  @State private var isLifted = false

  var body: some View {
    Text("Paper")
      .shadow(color: isLifted ? Color.black.opacity(0.1) : .clear, radius: isLifted ? 8 : 0, y: isLifted ? 4 : 0)
      .onTapGesture { isLifted.toggle() }
  }
}
