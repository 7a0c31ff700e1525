// swift-format-ignore-file
// profile: strict

import SwiftUI

/// What happens later, also where it is one step.
struct Preview: View {
  @State private var isHovered = false
  @State private var opacity = 0.0

  var body: some View {
    VStack {
      Button("Show") {  // expect: logic_in_action
        DispatchQueue.main.async { opacity = 1 }
      }
      Button("Wait") {  // expect: logic_in_action
        DispatchQueue.main.asyncAfter(deadline: .now() + 6) { opacity = 1 }
      }
      Button("Close") {  // expect: logic_in_action
        DispatchQueue.main.async { if !isHovered { opacity = 0 } }
      }
    }
    .onDisappear {  // expect: logic_in_action
      isHovered = false
      DispatchQueue.main.async { opacity = 0 }
    }
    .onAppear {  // expect: logic_in_action "a closure for `asyncAfter`"
      withAnimation { opacity = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 6) {
        if !isHovered { opacity = 0 }
      }
    }
    .onChange(of: isHovered) {  // expect: logic_in_action
      if !isHovered {
        DispatchQueue.main.asyncAfter(deadline: .now() + 6) {
          if !isHovered { opacity = 0 }
        }
      }
    }
  }
}
