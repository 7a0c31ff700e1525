import SwiftUI

@Observable
final class PageOptions {
  private(set) var isLocked = false

  func setLocked(_ isLocked: Bool) { self.isLocked = isLocked }
}

struct LockNote: View {
  let unlock: () -> Void

  var body: some View {
    Button("Unlock", action: unlock)
  }
}

struct PageView: View {
  @State private var options = PageOptions()

  var body: some View {
    VStack {
      Text(options.isLocked ? "Locked" : "Open")
      «if options.isLocked {
        LockNote { options.setLocked(false) }
      }»
    }
  }
}
