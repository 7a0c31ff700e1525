import Combine
import SwiftUI

struct PlayerView: View {
  let states = CurrentValueSubject<Int?, Never>(nil)

  var body: some View {
    VStack {
      Button("Stop") { states.send(nil) }
      startRow
    }
  }

  private var «»startRow: some View {
    HStack {
      Button("Start") { states.send(1) }
      Button("Pause") { states.send(2) }
    }
  }
}
