import SwiftUI

extension StationView {
  var header: some View {  // expect: helper_view "whenever `volume` changes, and doesn't read it"
    VStack {
      Text(name)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }

  // What `level` reads stands in another file, and may be the state.
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
