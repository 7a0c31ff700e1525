import SwiftUI

final class Guide {
  var name = ""
}

class TourModel: ObservableObject {
  @Published var guide = Guide()
}

final class TripModel: TourModel {
  @Published var title = ""
}
