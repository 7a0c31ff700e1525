// profile: strict
import SwiftUI

/// What only the initializer assigns doesn't run the body again.
struct TicketView: View {
  @State private var title: String
  @State private var count = 0

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      VStack { details }
      Text(title)
    }
    .onAppear { print("shown") }
  }

  private var details: some View {
    VStack {
      Text("\(count)")
      Text("Row")
      Text("Seat")
      Text("Gate")
    }
    .onTapGesture { count += 1 }
  }
}
