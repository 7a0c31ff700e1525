import Kit
import SwiftUI

struct Photo: View {
  let place: String

  var body: some View {
    Caption(caption: place) {
      Image(systemName: "photo")
    }
    .hinted()
  }
}
