import SwiftUI

struct OrchardView: View {
  private let bark = Color.brown.opacity(0.5)

  struct Keeper {
    let view: OrchardView

    var color: Color { view.bark }
  }

  var body: some View {
    VStack {
      «»HStack {
        Text("Orchard").foregroundStyle(bark)
        Text("Pears")
      }
      Circle().fill(bark)
    }
  }
}
