// swift-format-ignore-file

import SwiftUI

struct Firing: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("One line")
      Button("Count") { count += 1 }
    }
    .onAppear {
      count = 0
    }
  }
}

struct Returning: View {
  var body: some View {
    return Text("Explicit")
  }
}

struct Release: View {
  var body: some View {
    #if !DEBUG
    #endif
    Text("Release")
  }
}
