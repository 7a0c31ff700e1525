import SwiftUI

@Observable
final class Cabinet {
  var size = 0
  func openDrawer() {}
}

struct ShelfBar: View {
  let title: String
  let middleButtonAction: () -> Void

  var body: some View {
    Button(title, action: middleButtonAction)
  }
}

struct CabinetView: View {
  let cabinet: Cabinet
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("\(cabinet.size)")
      CabinetShelfBarRow(isOpen: isOpen) { cabinet.openDrawer() }
    }
  }
}

private struct CabinetShelfBarRow: View {
  let isOpen: Bool
  let onOpenDrawer: () -> Void

  var body: some View {
    HStack {
      Text(isOpen ? "Open" : "Closed")
      ShelfBar(title: "Cabinet", middleButtonAction: onOpenDrawer)
    }
  }
}
