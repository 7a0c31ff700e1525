import SwiftUI

struct CardShape: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct RecipeCard: View {
  let size: CGFloat

  var body: some View {
    VStack {
      Text("Recipe")
      RecipeCardStarLabel(size: size)
    }
  }
}

private struct RecipeCardStarLabel: View {
  let size: CGFloat

  var body: some View {
    HStack {
      Image("star")
        .resizable()
        .frame(width: size, height: size)
      Text("0.0")
    }
    .clipShape(CardShape())
  }
}
