// profile: recommended
import SwiftUI

struct MessageList: View {
  @State private var isLoaded = false
  @State private var hasChanged = false
  let load: () async -> Int

  var body: some View {
    List {}
      .task {  // expect: logic_in_action
        if !isLoaded {
          let _ = await load()
          isLoaded = true
        }
      }
      .onChange(of: hasChanged) {
        // Telling the developer is no step.
        if hasChanged {
          print("changed")
          reset()
        }
      }
  }

  private func reset() { hasChanged = false }
}
