import SwiftUI

struct Label: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { Text(name) }
}

/// What `Label` takes is not for SwiftUI to say.
struct Shelves: View {
  var body: some View {
    VStack {
      ShelvesBooksRow()
      HStack {
        Label("Records")
        Divider()
      }
    }
  }
}

private struct ShelvesBooksRow: View {
  var body: some View {
    HStack {
      Label("Books")
      Divider()
    }
  }
}
