import SwiftUI

/// A verb alone is no name.
struct PersonView: View {
  let names: [String]

  var body: some View {
    VStack {
      Text("Names")
      render(names)
    }
  }

  private func «»render(_ names: [String]) -> some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
    }
  }
}
