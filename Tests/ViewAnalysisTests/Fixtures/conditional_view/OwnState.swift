// profile: strict
import SwiftUI

/// A hidden view would keep a state that its removal resets.
struct NoteEditor: View {
  @State private var isOpen = false
  @State private var isMarked = false

  var body: some View {
    ZStack {
      Button("Open") { isOpen.toggle() }
      if isOpen {
        StampPicker()
      }
      if isOpen {
        stamps
      }
      if isMarked {  // expect: conditional_view
        mark
      }
      Button("Mark") { isMarked.toggle() }
    }
  }

  private var stamps: some View {
    StampPicker()
  }

  private var mark: some View {
    Image(systemName: "star")
  }
}

private struct StampPicker: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}
