import Kit
import SwiftUI

struct Screen: View {
  let save: () -> Void

  var body: some View {
    Button("Save", action: save).buttonStyle(.soft(inset: 4))
    Button("Done") { save() }.buttonStyle(.soft())
  }
}
