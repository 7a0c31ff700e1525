import SwiftUI

struct Totals: View {
  var body: some View {
    HStack {
      StyledCard(elevation: 2) {
        Text("Totals")
      }
      StyledCard(elevation: 8) {
        Text("Taxes")
      }
    }
  }
}
