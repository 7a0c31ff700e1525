import SwiftUI

struct Names: View {
  var body: some View {
    VStack {
      // view-lsp:disable:next single_child_group
      Group { Text("Misspelt") }
      // view-lsp:disable:next single_child_group, all -- single_chld_group
      Group { Text("Right") }
    }
  }
}
