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

/// One of the branches is shown at a time, in the stack or without it.
struct RoomDesk: View {
  @State private var count = 0
  let place: String

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      notice
    }
  }

  private var notice: some View {
    VStack {
      if place.isEmpty {
        Text("1")
        Text("2")
        Text("3")
      } else if place == "Hall" {
        Text("4")
        Text("5")
      } else {
        Text("6")
        Text("7")
      }
    }
  }
}
