// profile: recommended
import SwiftUI

// The helper stands in an extension of the view, which reads no state of its own.
struct Shelf: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      ShelfRows(name: name)
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }
}

private struct ShelfRows: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}
