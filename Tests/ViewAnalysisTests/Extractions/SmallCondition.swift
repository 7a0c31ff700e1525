// not: It is small, and whether it is there is for its owner to say.
import SwiftUI

struct SaveView: View {
  @Binding var isSaving: Bool

  var body: some View {
    VStack {
      Text("Title")
      if isSaving {«»
        Button("Stop") { isSaving = false }
      }
      Spacer()
    }
  }
}
