import SwiftUI

struct FlagView: View {
  let size: CGFloat

  var body: some View {
    HStack {
      cnFlag
      Text("Flags")
    }
  }

  // MARK: - CN: red with a yellow star

  private var «»cnFlag: some View {
    ZStack {
      Color.red
      Image(systemName: "star.fill").frame(width: size)
    }
  }
}
