import SwiftUI

enum Channel {
  case left, right
}

extension Channel: Identifiable {
  var id: UUID { UUID() }  // expect: fresh_id "Derive it from the case."
}

struct Track {
  let title: String
}

extension Track: Identifiable {
  var id: UUID { UUID() }  // expect: fresh_id "Derive it from what tells the values from each other."
}
