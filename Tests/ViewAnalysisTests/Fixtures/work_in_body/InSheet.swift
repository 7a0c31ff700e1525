// profile: strict
import SwiftUI

/// It runs while the sheet is shown, and not with each update of the view.
struct Basket: View {
  let prices: [Int]
  @State private var isShown = false

  var body: some View {
    Button("Pay") { isShown = true }
      .sheet(isPresented: $isShown) {
        let due = prices.filter { $0 > 0 }
        Text("\(due.count)")
      }
  }
}
