// profile: recommended
import SwiftUI

extension View {
  @ViewBuilder func when(_ condition: Bool, transform: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

/// The same as long as the app runs.
var isOldSystem: Bool {
  if #unavailable(iOS 17, macOS 14) { return true }
  return false
}

let isDemo = false

nonisolated(unsafe) var isBusy = false

@MainActor let session = Session()

@Observable @MainActor final class Session {
  var isActive = false
}

struct PriceView: View {
  var body: some View {
    VStack {
      Text("Price").when(isOldSystem) { $0.opacity(0.5) }
      Text("Demo").when(isDemo) { $0.opacity(0.5) }
      Text("Busy").when(isBusy) { $0.opacity(0.5) }  // expect: conditional_modifier
      // The object stays, what it says doesn't.
      Text("Active").when(session.isActive) { $0.opacity(0.5) }  // expect: conditional_modifier
    }
  }
}
