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

/// A shape behind a symbol, which has a name of its own, is not what the symbol decorates.
struct TrashButton: View {
  @State private var isTargeted = false

  var body: some View {
    ZStack {
      ground
        .frame(width: 48, height: 48)
      Image(systemName: "trash")
    }
    .onTapGesture { isTargeted.toggle() }
  }

  private var ground: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(isTargeted ? Color.red : Color.gray)
      .shadow(radius: 2)
  }
}

/// A name is wider than the dot that it belongs to.
struct Marker: View {
  let name: String

  var body: some View {
    ZStack(alignment: .top) {
      Circle()
        .fill(.red)
        .overlay(Circle().stroke(.black))
        .frame(width: 22, height: 22)
      Text(name)
        .padding(2)
        .background(Capsule().fill(.white))
        .offset(y: 18)
    }
  }
}
