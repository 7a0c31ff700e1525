import SwiftUI

struct NoRewrites: View {
  let message: Message
  let isOn: Bool
  let title: String?

  var body: some View {
    VStack {
      Text(message.text)
        .when(isOn) { $0.font(.title) }  // expect: conditional_modifier "`font` has a value without effect"
      Text(message.text)
        .when(isOn) { $0.opacity(0.5).bold() }  // expect: conditional_modifier "`opacity` and `bold`"
      Text(message.text)
        .when(isOn) { $0.offset(x: 1, y: 2) }  // expect: conditional_modifier
      Text(message.text)
        .when(isOn) {  // expect: conditional_modifier
          // Not read any more.
          $0.opacity(0.5)
        }
      Text(message.text)
        .when(isOn) {  // expect: conditional_modifier
          $0.opacity(0.5)
        } otherwise: {
          $0.opacity(0.8)
        }
      Text(message.text)
        .when(isOn) { $0.disabled(false) }  // expect: conditional_modifier
      Text(message.text)
        .ifLet(title) { $0.navigationTitle($1) }  // expect: conditional_modifier
      Text(message.text)
        .when(isOn) { $0.background(Color.red) }  // expect: conditional_modifier
      // `conditional_view` would report it, to the letter.
      Text(message.text)
        .when(message.isUnread) { $0.overlay { Text("New") } }  // expect: conditional_modifier
      Text(message.text)
        #if os(iOS)
          .opacity(isOn ? 0.5 : 1)
        #endif
        .bold()
    }
  }
}
