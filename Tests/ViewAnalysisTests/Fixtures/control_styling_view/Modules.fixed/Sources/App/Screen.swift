import Kit
import SwiftUI

struct Screen: View {
  let save: () -> Void

  var body: some View {
    Button(action: save) { Text(verbatim: "Save") }.buttonStyle(.soft(inset: 4))
    Button { save() } label: { Text(verbatim: "Done") }.buttonStyle(.soft())
  }
}
