import SwiftUI

struct NameAndSizeHeaderView: View {
  let name: String
  let size: Int

  var body: some View {
    HStack {
      Text(name)
      NameAndSizeHeaderSizeView(size: size)
    }
  }
}

private struct NameAndSizeHeaderSizeView: View {
  let size: Int

  var body: some View {
    VStack {
      Text("\(size)")
      Text("bytes")
    }
  }
}
