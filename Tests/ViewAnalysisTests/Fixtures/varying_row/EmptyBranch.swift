// profile: strict
import SwiftUI

struct Visit: Identifiable {
  let id: Int
  let name: String
  let isHidden: Bool
}

/// A branch that shows nothing makes no row, like an `if` without `else`.
struct VisitList: View {
  let visits: [Visit]

  var body: some View {
    List(visits) { visit in
      // expect-next: varying_row "Filter the elements before the loop."
      if visit.isHidden {
        EmptyView()
      } else {
        Text(visit.name)
      }
    }
  }
}
