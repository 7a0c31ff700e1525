// swift-format-ignore-file

import SwiftUI

struct Firing: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()  // expect: debug_print_changes "`_printChanges()` is a debugging aid"
    VStack {
      let _ = Self._logChanges()  // expect: debug_print_changes "`_logChanges()`"
      let _ = Firing._printChanges(); Text("One line")  // expect: debug_print_changes
      Button("Count") { count += 1 }
    }
    .onAppear {
      // expect-next: debug_print_changes
      Self._printChanges()
      _ = Self._printChanges()  // expect: debug_print_changes
      count = 0
    }
  }
}

struct Returning: View {
  var body: some View {
    Self._printChanges()  // expect: debug_print_changes "Remove it"

    return Text("Explicit")
  }
}

struct Release: View {
  var body: some View {
    #if !DEBUG
      let _ = Self._printChanges()  // expect: debug_print_changes
    #endif
    Text("Release")
  }
}
