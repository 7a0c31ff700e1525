// not: It is all that the `LazyVGrid` shows, which belongs to it.
import SwiftUI

struct AlbumView: View {
  let names: [String]

  var body: some View {
    VStack {
      Text("Album")
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(names, id: \.self) { name in«»
          VStack {
            Image(name)
            Text(name)
          }
        }
      }
    }
  }
}
