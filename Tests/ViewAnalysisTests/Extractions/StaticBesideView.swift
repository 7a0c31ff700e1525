import SwiftUI

struct CarpetView: View {
  private static let names = ["Red", "Blue"]

  let knots: Int

  var body: some View {
    VStack {
      badge
      carpets
    }
    .overlay { badge }
  }

  private var badge: some View { Text("New") }

  private var «»carpets: some View {
    VStack {
      badge
      Text("\(knots)")
      Text("Knots")
      ForEach(Self.names, id: \.self) { name in
        Text(name)
        Text("Carpet")
      }
      Text("All")
    }
  }
}
