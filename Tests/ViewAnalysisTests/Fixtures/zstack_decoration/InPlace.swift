import SwiftUI

/// To the letter, what an `if` shows in place of the other view is a mark on it.
struct SaveLabel: View {
  let isSaving: Bool

  var body: some View {
    VStack {
      ZStack {  // expect: zstack_decoration
        Text("Save")
          .opacity(isSaving ? 0 : 1)
        if isSaving {
          ProgressView()
        }
      }
    }
  }
}
