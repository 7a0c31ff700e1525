import SwiftUI

struct AxisView: View {
  var body: some View {
    HStack {
      mark("First quarter"); Spacer(); mark("Second quarter"); Spacer(); mark("Third quarter"); Spacer(); mark("Fourth")
    }
  }

  private func «»mark(_ text: String) -> some View {
    VStack {
      Divider()
      Text(text)
    }
  }
}
