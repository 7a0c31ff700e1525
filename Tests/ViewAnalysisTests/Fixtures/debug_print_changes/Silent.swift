import SwiftUI

struct Silent: View {
  var body: some View {
    #if DEBUG
      let _ = Self._printChanges()
    #endif
    Text("Debug")
    #if DEBUG && os(iOS)
      let _ = Self._printChanges()
    #endif
    #if !DEBUG
      Text("Release")
    #else
      let _ = Self._logChanges()
    #endif
  }

  #if DEBUG
    func debug() {
      Self._printChanges()
    }
  #endif
}

struct Printer {
  static func _printChanges(of number: Int) {}
  func use() {
    Self._printChanges(of: 1)
  }
}

extension View {
  func printingChanges() -> Self {
    Self._printChanges()
    return self
  }
}
