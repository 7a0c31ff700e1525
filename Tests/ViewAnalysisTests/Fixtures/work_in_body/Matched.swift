// profile: recommended
import SwiftUI

enum Loading {
  case none
  case loaded([String])
}

/// What a `case` names is a part of what is switched over.
struct Titles: View {
  let loading: Loading

  var body: some View {
    List {
      switch loading {
      case .none: Text("None")
      case .loaded(let titles):
        ForEach(titles.sorted { $0 > $1 }, id: \.self) { title in  // expect: work_in_body "the data of `ForEach`"
          Text(title)
        }
      }
    }
  }
}
