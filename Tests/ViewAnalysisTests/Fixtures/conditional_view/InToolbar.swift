// profile: strict
import SwiftUI

/// Hidden, the button would keep its place in the bar.
struct Composer: View {
  @State private var isReady = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Ready", isOn: $isReady)
      Toggle("Open", isOn: $isOpen)
      badge
    }
    .toolbar {
      ToolbarItem {
        sendButton
      }
    }
  }

  @ViewBuilder
  private var sendButton: some View {
    if isReady {
      Button("Send") { isReady = false }
    }
  }

  @ViewBuilder
  private var badge: some View {
    if isOpen {  // expect: conditional_view
      Text("Open")
    }
  }
}
