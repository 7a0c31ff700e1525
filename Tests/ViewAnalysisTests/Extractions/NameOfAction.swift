import SwiftUI

struct ShelfView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Shelf")
      openShelf
    }
  }

  private var «»openShelf: some View {
    Button(action: {}) {
      HStack {
        Text("Open")
        Text("\(count)")
      }
    }
  }
}
