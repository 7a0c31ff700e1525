import SwiftUI

struct Screen: View {
  let message: Message
  let isDimmed: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(message.text)
        .opacity(isDimmed ? 0.5 : 1)
        .bold()
      Text(message.text)
        .padding(.leading, !isOpen && isDimmed ? 8 : 0)
      Text(message.text).disabled(isOpen)
      Text(message.text).allowsHitTesting(!isOpen)
      Text(message.text)
        .padding(.all, isOpen ? nil : 0)
    }
  }
}
