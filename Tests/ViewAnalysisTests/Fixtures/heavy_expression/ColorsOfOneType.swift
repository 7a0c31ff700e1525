// profile: strict
import SwiftUI

/// Choices between colours: inside each other, and beside each other. Only a modifier that takes any style has to infer
/// their type.
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
        .foregroundColor(result == "W" && isNear ? .green : (result == "L" ? .red : .gray))
    }
    .onTapGesture { isNear.toggle() }
  }
}

struct Paper: View {
  @State private var isLifted = false

  var body: some View {
    Text("Paper")
      .border(isLifted ? Color.red : .blue, width: isLifted ? 2 : 1)  // expect: heavy_expression
      .shadow(color: isLifted ? Color.black.opacity(0.1) : .clear, radius: isLifted ? 8 : 0, y: isLifted ? 4 : 0)
      .onTapGesture { isLifted.toggle() }
  }
}
