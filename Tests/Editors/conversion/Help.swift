import SwiftUI

struct Help: View {
  var body: some View {
    StyledCard(elevation: 1) {
      Text("Help")
    }
  }
}
