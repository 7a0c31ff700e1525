// profile: recommended
import SwiftUI

/// A badge at a corner: by the view's own helper, of a size with a fraction, on a shape that shows something.
struct Contact: View {
  let isOnline: Bool
  let initials: String

  var body: some View {
    HStack {
      ZStack(alignment: .bottomTrailing) {  // expect: zstack_decoration "`dot` only decorates `Circle`"
        Circle()
          .fill(.teal)
          .frame(width: 44, height: 44)
          .overlay { Text(initials) }
        dot
      }
      ZStack(alignment: .topTrailing) {  // expect: zstack_decoration "`Circle` only decorates `Image`"
        Image(systemName: "tray")
        Circle().fill(.red).frame(width: 6.5, height: 6.5)
      }
      // Two ticks are one picture.
      ZStack(alignment: .leading) {
        Image(systemName: "checkmark").font(.caption)
        Image(systemName: "checkmark").font(.caption).offset(x: 4)
      }
      // In the middle of a shape it may be a part of the picture, and what has no size is no mark.
      ZStack {
        Circle().fill(.teal).frame(width: 44, height: 44).overlay { Text(initials) }
        dot
      }
      ZStack(alignment: .bottomTrailing) {
        Circle().fill(.teal).frame(width: 44, height: 44).overlay { Text(initials) }
        name
      }
    }
  }

  private var dot: some View {
    Circle().fill(isOnline ? .green : .gray).frame(width: 12, height: 12)
  }

  private var name: some View { Text(initials) }
}
