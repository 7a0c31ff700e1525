// profile: strict
// not type-checked: the stub of UIKit draws nothing
import Covers
import SwiftUI

/// Modifiers and other types' methods have the names of the workspace's own.
struct Cover: View {
  let picture: UIImage

  var body: some View {
    VStack {
      Image(systemName: "book").scaledToFit()
      artwork().scaledToFit()
      artwork().tinted(.red)
      Image(uiImage: artwork().tinted(.red, by: 1))  // expect: work_in_body "calls `tinted`, and each time that draws an image"
      Image(uiImage: picture.scaledToFit(3))  // expect: work_in_body "calls `scaledToFit`"
      Image(uiImage: picture).scaledToFit()
    }
  }
}
