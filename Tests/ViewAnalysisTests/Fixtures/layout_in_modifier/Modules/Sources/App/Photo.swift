import Kit
import SwiftUI

struct Photo: View {
  let place: String

  var body: some View {
    Image(systemName: "photo")
      .captioned(place)
      .hinted()
  }
}
