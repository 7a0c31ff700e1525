// profile: recommended
import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

/// Systems without `@StateObject` run it, too: see below.
struct Face: View {
  @ObservedObject var clock = Clock()

  var body: some View {
    if #available(iOS 14, macOS 11, *) {
      Text("\(clock.hour)").font(.title2)
    } else {
      Text("\(clock.hour)")
    }
  }
}

@available(iOS 14, macOS 11, *)
struct NewFace: View {
  @ObservedObject var clock = Clock()  // expect: owned_object

  var body: some View { Text("\(clock.hour)") }
}
