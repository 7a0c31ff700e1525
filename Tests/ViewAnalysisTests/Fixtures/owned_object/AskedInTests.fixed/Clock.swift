// profile: recommended
// not type-checked: XCTest isn't there
import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.seconds)")
  }
}
