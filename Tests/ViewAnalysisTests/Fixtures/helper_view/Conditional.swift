// profile: recommended
import SwiftUI

struct Desk: View {
  @State private var count = 0
  @State private var title = ""

  var body: some View {
    VStack {
      header
      Text(title)
      Stepper("\(count)", value: $count)
    }
  }

  // Only one of the clauses is ever there.
  private var header: some View {
    VStack {
      #if os(iOS)
        Text("1")
        Text("2")
        Text("3")
      #else
        Text("4")
        Text("5")
        Text("6")
      #endif
    }
    #if os(iOS)
      .background { HStack { Circle(); Circle(); Circle() } }
    #endif
  }
}
