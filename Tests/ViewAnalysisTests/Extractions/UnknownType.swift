// not: The type of `speed` can't be told.
import SwiftUI

struct SpeedView: View {
  private let speed = (1...3).map { $0 }.randomElement()

  var body: some View {
    VStack {
      label
      Spacer()
    }
  }

  private var «»label: some View {
    HStack {
      Text("Speed")
      Text("\(String(describing: speed))")
    }
  }
}
