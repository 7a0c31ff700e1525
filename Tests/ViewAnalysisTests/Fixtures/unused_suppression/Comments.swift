import SwiftUI

struct Comments: View {
  var body: some View {
    VStack {
      // view-lsp:disable:next single_child_group
      Group { Text("Used") }
      // expect-next: unused_suppression "no finding of `single_child_group`"
      // view-lsp:disable:next single_child_group -- it was a group once
      Text("Alone on its line")
      Text("Behind code")  // view-lsp:disable:this single_child_group  // expect: unused_suppression
      // expect-next: unused_suppression "`debug_print_changes`"
      // view-lsp:disable:next single_child_group debug_print_changes
      Group { Text("Half of it") }
    }
  }
}
