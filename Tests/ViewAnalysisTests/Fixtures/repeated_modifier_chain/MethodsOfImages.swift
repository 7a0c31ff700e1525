// profile: strict
import SwiftUI

extension Image {
  func square(_ size: CGFloat) -> some View {
    resizable().frame(width: size, height: size)
  }
}

struct FirstIcon: View {
  let name: String
  var body: some View {
    Image(name)
      .square(24)
      .foregroundStyle(.secondary)
      .padding(8)
  }
}

struct SecondIcon: View {
  let name: String
  var body: some View {
    Image(name)
      .square(24)
      .foregroundStyle(.secondary)
      .padding(8)
  }
}

struct ThirdIcon: View {
  let name: String
  var body: some View {
    Image(name)
      .square(24)
      .foregroundStyle(.secondary)
      .padding(8)
  }
}
