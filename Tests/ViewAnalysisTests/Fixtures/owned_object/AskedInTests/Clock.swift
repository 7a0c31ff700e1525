// profile: recommended
// not type-checked: XCTest isn't there
import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
}

struct ClockView: View {
  @ObservedObject var clock = Clock()  // expect: owned_object

  var body: some View {
    Text("\(clock.seconds)")
  }
}
