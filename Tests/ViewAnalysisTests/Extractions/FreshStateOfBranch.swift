import SwiftUI

struct Player: View {
  @State private var opened = Date.now
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
      if count > 3 {
        panel
      }
    }
  }

  private var «»panel: some View {
    HStack {
      Text("Opened")
      Text(opened, style: .time)
    }
  }
}
