// profile: recommended
import SwiftUI

// The helper stands in an extension of the view, which reads no state of its own.
struct Shelf: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      rows
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }
}

extension Shelf {
  private var rows: some View {  // expect: helper_view "whenever `count` changes, and doesn't read it"
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
