import SwiftUI

struct Orders: View {
  var body: some View {
    VStack {
      StyledCard(elevation: 4) {
        Text("Orders")
      }
    }
  }
}
