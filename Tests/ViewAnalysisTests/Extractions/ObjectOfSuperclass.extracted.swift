import SwiftUI

struct TripView: View {
  @ObservedObject var model: TripModel

  var body: some View {
    VStack {
      Text(model.title)
      TripGuideView(model: model)
    }
  }
}

private struct TripGuideView: View {
  @ObservedObject var model: TripModel

  var body: some View {
    VStack {
      Text("Guide")
      Text(model.guide.name)
    }
  }
}
