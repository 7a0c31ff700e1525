// profile: recommended
import SwiftUI

struct Shelf: View {
  let names: [String]
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      #if os(watchOS)
        small
      #else
        large
      #endif
    }
  }

  #if os(watchOS)
    private var small: some View {
      ForEach(names, id: \.self) { name in
        line(name)  // expect: helper_in_foreach
      }
    }

    private func line(_ name: String) -> some View {
      HStack {
        Text(name)
        Image(systemName: "book")
        Text("Read")
      }
    }
  #else
    private var large: some View {
      ForEach(names, id: \.self) { name in
        row(name)  // expect: helper_in_foreach
      }
    }

    private func row(_ name: String) -> some View {
      HStack {
        Text(name)
        Image(systemName: "book")
        Text("Read")
      }
    }
  #endif
}
