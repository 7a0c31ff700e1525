// profile: strict
import SwiftUI

/// Choices between colours: inside each other, and beside each other.
struct ResultLabel: View {
  let result: String
  @State private var isNear = false

  var body: some View {
    VStack {
      Text(result)
        .foregroundColor(result == "W" ? .green : (result == "L" ? .red : .gray))  // expect: heavy_expression
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
