// profile: recommended
import SwiftUI

final class Timer2: ObservableObject {
  @Published var start: Date?
  @Published var title = ""
}

/// The buttons use the timer, in an action and in a method that one calls.
struct TimerView: View {
  @ObservedObject var timer: Timer2
  let name: String

  var body: some View {
    VStack {
      Text(timer.title)
      buttons
    }
  }

  private var buttons: some View {  // expect: helper_view "uses it in its actions only"
    HStack {
      Button("Start") { start() }
      Text(name)
      Text(name)
      Divider()
      Image(systemName: "timer")
      Button("Stop") { print("stop") }
      Button("Again") { start() }
    }
  }

  private func start() { self.timer.start = Date() }
}
