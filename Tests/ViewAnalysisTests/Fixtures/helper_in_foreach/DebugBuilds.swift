// profile: strict
import SwiftUI

struct Rack: View {
  let names: [String]
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Open" : "Closed")
      ForEach(names, id: \.self) { name in
        row(name)  // expect: helper_in_foreach
      }
    }
  }

  private func row(_ name: String) -> some View {
    HStack {
      Image(systemName: "bicycle")
      Text(name)
      Spacer()
    }
  }
}

#if DEBUG
  struct RackGallery: View {
    let names: [String]
    @State private var isOpen = false

    var body: some View {
      VStack {
        Toggle("Open", isOn: $isOpen)
        Text(isOpen ? "Open" : "Closed")
        ForEach(names, id: \.self) { name in
          row(name)
        }
      }
    }

    private func row(_ name: String) -> some View {
      HStack {
        Image(systemName: "bicycle")
        Text(name)
        Spacer()
      }
    }
  }
#endif
