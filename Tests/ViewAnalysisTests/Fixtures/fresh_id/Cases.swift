import SwiftUI

enum Step: Identifiable {
  case first, second

  var id: UUID { UUID() }  // expect: fresh_id "Derive it from the case."
}
