import SwiftUI

struct OrchardView: View {
  private let bark = Color.brown.opacity(0.5)

  struct Keeper {
    let view: OrchardView

    var color: Color { view.bark }
  }

  var body: some View {
    VStack {
      OrchardRow(bark: bark)
      Circle().fill(bark)
    }
  }
}

private struct OrchardRow: View {
  let bark: Color

  var body: some View {
    HStack {
      Text("Orchard").foregroundStyle(bark)
      Text("Pears")
    }
  }
}
