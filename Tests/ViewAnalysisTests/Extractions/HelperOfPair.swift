import SwiftUI

struct NameAndSizeHeaderView: View {
  let name: String
  let size: Int

  var body: some View {
    HStack {
      Text(name)
      sizeView
    }
  }

  private var «»sizeView: some View {
    VStack {
      Text("\(size)")
      Text("bytes")
    }
  }
}
