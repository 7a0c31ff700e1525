import SwiftUI

/// A verb alone is no name.
struct PersonView: View {
  let names: [String]

  var body: some View {
    VStack {
      Text("Names")
      PersonList(names: names)
    }
  }
}

private struct PersonList: View {
  let names: [String]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
    }
  }
}
