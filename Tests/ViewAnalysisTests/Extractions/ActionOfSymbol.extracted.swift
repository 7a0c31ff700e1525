import SwiftUI

@Observable
final class Kiosk {
  var price = 0
  func fetchPrices() {}
  func stopSale() {}
}

struct GlyphButton: View {
  let symbol: String
  let action: () -> Void

  init(_ symbol: String, action: @escaping () -> Void) {
    self.symbol = symbol
    self.action = action
  }

  var body: some View {
    Button("x", action: action)
  }
}

struct KioskView: View {
  let kiosk: Kiosk
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("\(kiosk.price)")
      KioskRow(
        isOpen: isOpen,
        onFetchPrices: { kiosk.fetchPrices() },
        onCloseShop: { kiosk.stopSale() }
      )
    }
  }
}

private struct KioskRow: View {
  let isOpen: Bool
  let onFetchPrices: () -> Void
  let onCloseShop: () -> Void

  var body: some View {
    HStack {
      Text(isOpen ? "Open" : "Closed")
      GlyphButton("arrow.clockwise") { onFetchPrices() }
      GlyphButton("xmark") { onCloseShop() }
        .accessibilityLabel("Close shop")
    }
  }
}
