// profile: recommended
import SwiftUI

/// In three places, how pages are laid out may be a coincidence.
struct Pages: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        Text("Journals")
          .containerRelativeFrame(.horizontal)
          .contentMargins(.horizontal, 16)
          .padding(.bottom, 63)
        Text("Places")
          .containerRelativeFrame(.horizontal)
          .contentMargins(.horizontal, 16)
          .padding(.bottom, 63)
        Text("People")
          .containerRelativeFrame(.horizontal)
          .contentMargins(.horizontal, 16)
          .padding(.bottom, 63)
      }
    }
  }
}
