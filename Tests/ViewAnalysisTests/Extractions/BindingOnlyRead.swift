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
      «»List {
        ForEach(titles, id: \.self) { title in
          Text(title)
            .font(.system(size: CGFloat(size.wrappedValue)))
            .opacity(mode.wrappedValue == .reading ? 1 : 0.5)
        }
        Text(mode.wrappedValue == .choosing ? "Choose" : "Read")
        Stepper("Size", value: size)
      }
    }
  }
}
