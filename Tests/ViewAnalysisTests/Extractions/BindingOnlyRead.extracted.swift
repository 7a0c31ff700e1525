import SwiftUI

enum Mode { case reading, choosing }

struct ShelfView: View {
  private let mode: Binding<Mode>
  private let size: Binding<Int>
  let titles: [String]

  init(mode: Binding<Mode>, size: Binding<Int>, titles: [String]) {
    self.mode = mode
    self.size = size
    self.titles = titles
  }

  var body: some View {
    VStack {
      Button("Read") { mode.wrappedValue = .reading }
      ShelfList(size: size, titles: titles, mode: mode.wrappedValue)
    }
  }
}

private struct ShelfList: View {
  @Binding var size: Int
  let titles: [String]
  let mode: Mode

  var body: some View {
    List {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .font(.system(size: CGFloat(size)))
          .opacity(mode == .reading ? 1 : 0.5)
      }
      Text(mode == .choosing ? "Choose" : "Read")
      Stepper("Size", value: $size)
    }
  }
}
