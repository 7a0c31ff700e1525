import SwiftUI

struct PlanOption: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct PlanOptionLabel: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

/// All options are not the content of one.
struct PlansView: View {
  var body: some View {
    ZStack {
      Color.red
      PlanOptionsList()
    }
  }
}

private struct PlanOptionsList: View {
  var body: some View {
    ScrollView {
      VStack {
        NavigationLink("Free") {
          PlanOptionLabel(title: "Free")
        }
        PlanOption(title: "Monthly")
        PlanOption(title: "Yearly")
      }
    }
  }
}
