import Kit
import SwiftUI

struct Screen: View {
  let save: () -> Void

  var body: some View {
    SoftButton(title: "Save", inset: 4, action: save)
    SoftButton(title: "Done") { save() }
  }
}
