import SwiftUI

struct Row: View {
  let title: String

  var body: some View {
    let _ = Self._printChanges()  // expect: debug_print_changes
    Text(title)
  }
}

struct Logged: View {
  var body: some View {
    let _ = Self._logChanges()  // expect: debug_print_changes
    Text("Logged")
  }
}

struct Debugged: View {
  var body: some View {
    #if DEBUG
      let _ = Self._printChanges()
    #endif
    Text("Debugged")
  }
}
