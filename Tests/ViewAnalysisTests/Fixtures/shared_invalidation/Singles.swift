// profile: strict
import SwiftUI

/// A part of one view counts.
struct Editor: View {
  @State private var title = ""
  @State private var isShaking = false
  @State private var isLocked = false

  var body: some View {  // expect: shared_invalidation "only this `Image` reads `isShaking` and only this `Text` reads `isLocked`"
    VStack {
      Divider()
      TextField("Title", text: $title)
      Text(title)
      Image(systemName: "bell")
        .rotationEffect(.degrees(isShaking ? 5 : 0))
        .onTapGesture { isShaking.toggle() }
      Text(isLocked ? "Locked" : "Open")
        .onTapGesture { lock() }
    }
  }

  private func lock() {
    isLocked = true
  }
}

/// The view may go on using its state.
struct Reader: View {
  @State private var title = ""
  @State private var isShaking = false
  @State private var isLocked = false

  var body: some View {  // expect: shared_invalidation "only this `Image` reads `isShaking`"
    VStack {
      Divider()
      TextField("Title", text: $title)
      Text(title)
      Image(systemName: "bell")
        .rotationEffect(.degrees(isShaking ? 5 : 0))
      Text(isLocked ? "Locked" : "Open")
        .onTapGesture { lock() }
      Button("Lock") { lock() }
      Button("Shake") { isShaking.toggle() }
    }
  }

  private func lock() {
    isLocked = true
  }
}
