import SwiftUI

struct TripView: View {
  @ObservedObject var model: TripModel

  var body: some View {
    VStack {
      Text(model.title)
      «»VStack {
        Text("Guide")
        Text(model.guide.name)
      }
    }
  }
}
