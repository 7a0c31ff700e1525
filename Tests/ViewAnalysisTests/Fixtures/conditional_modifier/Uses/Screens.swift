import SwiftUI

struct Screen: View {
  let message: Message
  let isDimmed: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(message.text)
        .when(isDimmed) { $0.opacity(0.5) }  // expect: conditional_modifier "Apply `opacity` always"
        .bold()
      Text(message.text)
        .when(!isOpen && isDimmed) { text in  // expect: conditional_modifier
          text.padding(.leading, 8)
        }
      Text(message.text).when(isOpen, transform: { $0.disabled(true) })  // expect: conditional_modifier
      Text(message.text).when(isOpen) { $0.allowsHitTesting(false) }  // expect: conditional_modifier
      Text(message.text)
        .when(isOpen) { $0.padding() }  // expect: conditional_modifier
    }
  }
}
