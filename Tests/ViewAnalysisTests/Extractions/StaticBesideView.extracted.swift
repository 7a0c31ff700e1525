import SwiftUI

struct CarpetView: View {
  private static let names = ["Red", "Blue"]

  let knots: Int

  var body: some View {
    VStack {
      badge
      CarpetsView(knots: knots) { badge }
    }
    .overlay { badge }
  }

  private var badge: some View { Text("New") }
}

extension CarpetView {
  private struct CarpetsView<Badge: View>: View {
    let knots: Int
    @ViewBuilder let badge: Badge

    var body: some View {
      VStack {
        badge
        Text("\(knots)")
        Text("Knots")
        ForEach(CarpetView.names, id: \.self) { name in
          Text(name)
          Text("Carpet")
        }
        Text("All")
      }
    }
  }
}
