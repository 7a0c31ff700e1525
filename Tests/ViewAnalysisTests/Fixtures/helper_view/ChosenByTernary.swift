// profile: strict
import SwiftUI

/// What only the other step's code changes never runs this one's again.
struct SetupView: View {
  @State private var isLastStep = false
  @State private var weight = 70
  @State private var height = 170

  var body: some View {
    isLastStep ? AnyView(lastStep) : AnyView(firstStep)
  }

  private var firstStep: some View {
    VStack {
      Text("Weight")
      Text("\(weight)")
      Button("More") { weight += 1 }
      Button("Less") { weight -= 1 }
      Button("Next") { isLastStep = true }
    }
  }

  private var lastStep: some View {
    VStack {
      Text("Height")
      Text("\(height)")
      Button("More") { height += 1 }
      Button("Less") { height -= 1 }
      Text("Done")
    }
  }
}
