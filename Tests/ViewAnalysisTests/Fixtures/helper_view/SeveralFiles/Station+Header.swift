import SwiftUI

extension StationView {
  var header: some View {  // expect: helper_view "`header` (7 views) is computed again whenever `volume` changes"
    VStack {
      Text(name)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }

  var footer: some View {  // expect: helper_view "is part of the body"
    VStack {
      Text(level)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}
