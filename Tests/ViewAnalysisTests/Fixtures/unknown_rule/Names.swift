import SwiftUI

struct Names: View {
  var body: some View {
    VStack {
      // expect-next: unknown_rule "Did you mean `single_child_group`?"
      // view-lsp:disable:next singel_child_group
      Group { Text("Misspelt") }
      // view-lsp:disable:next single_child_group, all -- single_chld_group
      Group { Text("Right") }
    }
  }
}
