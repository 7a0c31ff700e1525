import SwiftUI

struct FlagView: View {
  let size: CGFloat

  var body: some View {
    HStack {
      CNFlagView(size: size)
      Text("Flags")
    }
  }
}

// MARK: - CN: red with a yellow star

private struct CNFlagView: View {
  let size: CGFloat

  var body: some View {
    ZStack {
      Color.red
      Image(systemName: "star.fill").frame(width: size)
    }
  }
}
