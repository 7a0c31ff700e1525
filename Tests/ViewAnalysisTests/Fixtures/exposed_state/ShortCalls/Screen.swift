import SwiftUI

func row() -> Row { .init(isPassed: true) }

let makeCard = Card.init

extension Badge {
  init(count: Int) { self.init(isNew: count > 0) }
}

struct Screen: View {
  var body: some View { Mark() }
}
