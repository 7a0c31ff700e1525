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
      «HStack {
        Label("Books")
        Divider()
      }»
      HStack {
        Label("Records")
        Divider()
      }
    }
  }
}
