import SwiftUI

struct Comments: View {
  var body: some View {
    VStack {
      // view-lsp:disable:next single_child_group
      Group { Text("Used") }
      Text("Alone on its line")
      Text("Behind code")
      // view-lsp:disable:next single_child_group
      Group { Text("Half of it") }
    }
  }
}
