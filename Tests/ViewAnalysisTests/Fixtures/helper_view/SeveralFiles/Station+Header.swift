import SwiftUI

extension StationView {
  var header: some View {  // expect: helper_view "is part of the body of `StationView`"
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
