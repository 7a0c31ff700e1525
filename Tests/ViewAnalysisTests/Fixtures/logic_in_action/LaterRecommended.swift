// swift-format-ignore-file
// profile: recommended

import SwiftUI

/// What happens later: alone, one step is as good as in a task, a decision is not.
struct Preview: View {
  let queue: DispatchQueue
  @State private var isHovered = false
  @State private var opacity = 0.0

  var body: some View {
    VStack {
      Button("Show") {
        DispatchQueue.main.async { opacity = 1 }
      }
      Button("Show on the queue") {
        queue.async { opacity = 1 }
      }
      Button("Show if hovered") {
        if isHovered { DispatchQueue.main.async { opacity = 1 } }
      }
      Button("Wait") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 6) { opacity = 1 }
      }
      Button("Close") {
        DispatchQueue.main.async { if !isHovered { opacity = 0 } }
      }
    }
    .onDisappear {  // expect: logic_in_action "a closure for `async`"
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
