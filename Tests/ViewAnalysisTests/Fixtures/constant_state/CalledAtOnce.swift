import SwiftUI

// A closure that is called where it is written runs with the body.
struct Level: View {
  @Binding var reading: Int?  // expect: constant_state

  var body: some View {
    let title: String = {
      print("read")
      if let reading { return "\(reading)" }
      return "None"
    }()
    Text(title)
  }
}

struct LevelPage: View {
  @State private var reading: Int?

  var body: some View {
    VStack {
      Level(reading: $reading)
      Button("Add") { reading = 3 }
    }
  }
}
