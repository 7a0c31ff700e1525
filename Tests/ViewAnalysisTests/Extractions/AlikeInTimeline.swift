import SwiftUI

struct Clocks: View {
  let start: Date
  private var elapsed: String { "\(Date().timeIntervalSince(start))" }
  private var rest: String { "\(start.timeIntervalSince(Date()))" }

  var body: some View {
    VStack {
      «HStack {
        Image(systemName: "clock")
        GeometryReader { _ in Text(elapsed) }
      }»
      HStack {
        Image(systemName: "clock")
        GeometryReader { _ in Text(rest) }
      }
    }
  }
}
