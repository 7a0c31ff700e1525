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
      «»HStack {
        Text(isOpen ? "Open" : "Closed")
        GlyphButton("arrow.clockwise") { kiosk.fetchPrices() }
        GlyphButton("xmark") { kiosk.stopSale() }
          .accessibilityLabel("Close shop")
      }
    }
  }
}
