// profile: recommended
import SwiftUI

/// A badge on what a property shows in a frame.
struct Bell: View {
  let isNew: Bool

  var body: some View {
    VStack {
      ZStack(alignment: .topTrailing) {  // expect: zstack_decoration
        icon
          .frame(width: 36, height: 36)
          .background(.yellow)
        if isNew {
          Circle()
            .fill(.red)
            .frame(width: 8, height: 8)
        }
      }
      // Without a size of its own, the property may be smaller than the mark.
      ZStack(alignment: .topTrailing) {
        icon
        Circle()
          .fill(.red)
          .frame(width: 8, height: 8)
      }
    }
  }

  private var icon: some View {
    Image(systemName: "bell")
  }
}
