import SwiftUI

struct ShelfView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Shelf")
      OpenShelfButton(count: count)
    }
  }
}

private struct OpenShelfButton: View {
  let count: Int

  var body: some View {
    Button(action: {}) {
      HStack {
        Text("Open")
        Text("\(count)")
      }
    }
  }
}
